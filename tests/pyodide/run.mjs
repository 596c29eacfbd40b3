// Run a module of this repository in Pyodide, without a network: node run.mjs tests.pyodide.answers
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

globalThis.fetch = (address) => {
  throw new Error(`${address} was asked for, yet nothing may be loaded`);
};

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const [module, ...words] = process.argv.slice(2);

const pyodide = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1" } });
pyodide.mountNodeFS("/repository", root);
pyodide.globals.set("module", module);
pyodide.globals.set("words", pyodide.toPy(words));
try {
  pyodide.runPython(`
import runpy, sys
sys.path.insert(0, "/repository")
sys.argv = [module, *words]
runpy.run_module(module, run_name="__main__")
`);
} catch (error) {
  // Thrown on, it would be printed below a megabyte of Pyodide's own source.
  console.error(error.message);
  process.exit(1);
}
