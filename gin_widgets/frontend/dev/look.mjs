// Pictures of every golden state at every size in both themes, and what axe-core says of each:
//   node dev/look.mjs OUTDIR [view [state ...]]      (CHROMIUM=/path/to/chromium)
import { mkdir, readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";

const SIZES = [
  [1280, 720],
  [768, 1024],
  [360, 740],
  [320, 640],
];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const FOLDERS = { table: "wire", lesson_player: "lesson_wire", meld_lab: "melding" };

const [out = "looks", view = "table", ...asked] = process.argv.slice(2);
const wire = fileURLToPath(new URL(`../../../tests/data/${FOLDERS[view]}`, import.meta.url));
const all = (await readdir(wire)).map((file) => file.replace(".json", ""));
const states = asked.length ? asked : all.filter((name) => name !== "words" && name !== "intents");
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

await mkdir(out, { recursive: true });
const { url, stop } = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});
let faults = 0;
for (const [width, height] of SIZES) {
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 640 });
  page.on("pageerror", (error) => {
    faults += 1;
    console.error(`${page.url()}: ${error}`);
  });
  for (const state of states) {
    for (const theme of ["light", "dark"]) {
      await page.goto(
        `${url}/?view=${view}&state=${state}&theme=${theme}${state === "discard" ? "&select=fresh" : ""}`,
      );
      await page.locator("section.gin .felt").waitFor();
      await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished)));
      await page.screenshot({
        path: join(out, `${state}-${width}-${theme}.png`),
        fullPage: width !== 360,
      });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      // At the end of the page the phone's sticky bar covers nothing, so that sizes are measured whole.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.evaluate(axe);
      const { violations, incomplete } = await page.evaluate(
        (tags) =>
          window.axe.run(".gin", { runOnly: tags, resultTypes: ["violations", "incomplete"] }),
        TAGS,
      );
      const found = [
        ...violations.map((v) => `violation ${v.id}: ${v.nodes.map((n) => n.target).join(" ")}`),
        ...incomplete.map(
          (v) =>
            `to review ${v.id}: ${v.nodes.length} nodes, ${v.nodes[0].target} ${v.nodes[0].any[0]?.message ?? ""}`,
        ),
        ...(wide > 0 ? [`scrolls sideways by ${wide} px`] : []),
      ];
      faults += violations.length + (wide > 0 ? 1 : 0);
      for (const line of found) console.log(`${state} ${width} ${theme}: ${line}`);
    }
  }
  await page.close();
}
await browser.close();
stop();
console.log(faults ? `${faults} faults` : "no faults");
process.exitCode = faults ? 1 : 0;
