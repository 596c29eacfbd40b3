// Bundles each view into one self-contained file beside the Python widgets; `--check` compares instead of writing.
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "../widgets/static");
const licence = async (name) =>
  (await readFile(join(here, "node_modules", name, "LICENSE"), "utf8")).trim();
const contains = (name, text) => `It contains ${name}:\n/*\n${text}\n*/`;
const preact = contains("Preact", await licence("preact"));
const d3 = `// ${contains("d3-array", await licence("d3-array"))}\n`;

const { outputFiles, metafile } = await build({
  absWorkingDir: here,
  entryPoints: {
    table: "src/views/table.tsx",
    "table-style": "src/css/gin.css",
    rule_editor: "src/editor/editor.tsx",
    "rule_editor-style": "src/css/editor.css",
    course: "src/lesson/course.tsx",
    "course-style": "src/css/course.css",
    hand: "src/hand/hand.tsx",
    "hand-style": "src/css/lone_hand.css",
    lesson_player: "src/lesson/lesson.tsx",
    "lesson_player-style": "src/css/lesson.css",
    meld_lab: "src/melding/melding.tsx",
    "meld_lab-style": "src/css/melding.css",
    chart: "src/chart/chart.tsx",
    "chart-style": "src/css/chart.css",
  },
  outdir: out,
  bundle: true,
  format: "esm",
  // The oldest browsers with container queries and :has; nesting is written out for them.
  target: ["es2022", "chrome108", "firefox121", "safari16.4"],
  charset: "utf8",
  legalComments: "none",
  // Names stay, for whoever looks at an error; the lines are for no reader.
  minifyWhitespace: true,
  banner: {
    js: `// Built from gin_widgets/frontend; edit there. ${preact}`,
    css: "/* Built from gin_widgets/frontend; edit there. */",
  },
  metafile: true,
  write: false,
});

const stale = [];
for (const { path, text: built } of outputFiles) {
  const inputs = Object.keys(metafile.outputs[relative(here, path)].inputs);
  const text = inputs.some((each) => each.includes("node_modules/d3-array")) ? d3 + built : built;
  const file = path.replace("-style.css", ".css");
  if (process.argv.includes("--check")) {
    const committed = await readFile(file, "utf8").catch(() => "");
    if (committed !== text) stale.push(file);
  } else {
    await writeFile(file, text);
    console.log(`${(text.length / 1000).toFixed(1)} kB  ${file}`);
  }
}
if (stale.length) {
  console.error(`Not the committed build, run "npm run build": ${stale.join(", ")}`);
  process.exitCode = 1;
}
