import path from 'node:path';
import { type Plugin, parseAst, type Rolldown } from 'vite';

interface Layer {
  /** Name of its chunk; without one, each root has a layer of its own, named as the expression's first group says. */
  name?: string;
  /** Modules that belong to it, with everything they import that no earlier layer has. */
  roots: RegExp;
  /** It also holds what these later layers both import, so that neither waits for the other. */
  between?: readonly [string, string];
}

/**
 * Chunks by what is needed together: each layer holds its roots and what they import statically, save what an earlier layer has.
 * Left to itself the bundler makes a chunk for every set of screens that share something: two hundred small files, of which
 * a list needed seventy, over six connections.
 */
export function layers(wanted: readonly Layer[]): Plugin {
  const layerOf = new Map<string, string>();
  return {
    name: 'layers',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // what a layer imports is in it or in an earlier one already
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'layers', name: (id: string) => layerOf.get(id) ?? null }],
            },
          },
        },
      },
    }),
    buildEnd() {
      layerOf.clear();
      const modules = new ModuleGraph((id) => this.getModuleInfo(id));
      const ids = [...this.getModuleIds()];
      const fill = (layer: string, roots: readonly string[]) => {
        for (const id of modules.reachedFrom(roots, (other) => layerOf.has(other))) layerOf.set(id, layer);
      };
      const rootsOf = (roots: RegExp) => ids.filter((id) => roots.test(id));
      const reachedFrom = (layer: string) =>
        modules.reachedFrom(wanted.filter(({ name }) => name === layer).flatMap(({ roots }) => rootsOf(roots)));
      for (const { name, roots, between } of wanted) {
        const found = rootsOf(roots);
        if (name === undefined) for (const id of found) fill(roots.exec(id)?.[1] ?? 'screen', [id]);
        else fill(name, found);
        if (name === undefined || !between) continue;
        const [one, other] = between.map(reachedFrom) as [Set<string>, Set<string>]; // as many as there are names
        for (const id of one) if (other.has(id) && !layerOf.has(id)) layerOf.set(id, name);
      }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const circle = circleAmong(chunks);
      // the first of them to run would find the others empty
      if (circle) this.error(`these chunks import each other: ${circle.join(' → ')}`);
    },
  };
}

/** Names of chunks that import each other, or null. */
function circleAmong(chunks: readonly Rolldown.OutputChunk[]): string[] | null {
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = follow(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return null;
}

/** The modules of the build, and who needs whom. */
class ModuleGraph {
  readonly #info: (id: string) => Rolldown.ModuleInfo | null;
  /** Of an index that only passes on what other modules export: exported name → module. Null for every other module. */
  readonly #indexes = new Map<string, Map<string, string> | null>();
  readonly #imports = new Map<string, string[]>();
  constructor(info: (id: string) => Rolldown.ModuleInfo | null) {
    this.#info = info;
  }

  /** These modules and everything they import statically, save what is behind those that are left out. */
  reachedFrom(roots: readonly string[], isLeftOut: (id: string) => boolean = () => false): Set<string> {
    const reached = new Set<string>();
    const open = [...roots];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (reached.has(id) || isLeftOut(id)) continue;
      reached.add(id);
      open.push(...this.importsOf(id));
    }
    return reached;
  }

  /** What a module imports statically; of a package's index, which names everything, only the modules behind the names taken. */
  importsOf(id: string): string[] {
    const known = this.#imports.get(id) ?? this.#readImportsOf(id);
    this.#imports.set(id, known);
    return known;
  }

  #readImportsOf(id: string): string[] {
    if (this.#index(id)) return [];
    const info = this.#info(id);
    const imported = [...(info?.importedIds ?? [])];
    const indexes = imported.filter((other) => this.#index(other));
    if (indexes.length === 0) return imported;
    const names = namesTaken(info?.code ?? '');
    const takenFrom = (index: string) => (names === 'all' ? [...(this.#index(index)?.keys() ?? [])] : names);
    return [...imported, ...indexes.flatMap((index) => takenFrom(index).flatMap((name) => this.#behind(index, name)))];
  }

  /** The module that exports a name, and the indexes on the way there. */
  #behind(index: string, name: string): string[] {
    const source = this.#index(index)?.get(name);
    return source === undefined ? [] : [source, ...this.#behind(source, name)];
  }

  #index(id: string): Map<string, string> | null {
    if (!/[\\/]node_modules[\\/].*[\\/]index\.m?js$/.test(id)) return null;
    let known = this.#indexes.get(id);
    if (known === undefined) {
      known = exportsPassedOn(id, this.#info(id));
      this.#indexes.set(id, known);
    }
    return known;
  }
}

/** Every name the module imports or passes on, from wherever: those an index does not know do no harm. */
function namesTaken(code: string): string[] | 'all' {
  const names: string[] = [];
  for (const statement of parseAst(code, { lang: 'tsx' }).body) {
    if (statement.type === 'ExportAllDeclaration') return 'all';
    if (statement.type === 'ImportDeclaration') {
      for (const each of statement.specifiers) {
        if (each.type === 'ImportNamespaceSpecifier') return 'all';
        if (each.type === 'ImportSpecifier') names.push(nameOf(each.imported));
      }
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      names.push(...statement.specifiers.map((each) => nameOf(each.local)));
    }
  }
  return names;
}

/** Exported name → the module it comes from; null when the module does anything itself. */
function exportsPassedOn(index: string, info: Rolldown.ModuleInfo | null): Map<string, string> | null {
  // a source may be named without its ending, or be a package of its own
  const at = (source: string) => {
    const file = source.startsWith('.') ? path.resolve(path.dirname(index), source) : `/node_modules/${source}/`;
    const isIt = (id: string) =>
      source.startsWith('.') ? id === file || id.startsWith(`${file}.`) || id.startsWith(`${file}/`) : id.includes(file);
    return info?.importedIds.find(isIt) ?? file;
  };
  const imported = new Map<string, string>();
  const exported = new Map<string, string>();
  for (const statement of parseAst(info?.code ?? '').body) {
    if (statement.type === 'ImportDeclaration') {
      for (const each of statement.specifiers) imported.set(each.local.name, at(statement.source.value));
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
      for (const each of statement.specifiers) {
        const source = statement.source ? at(statement.source.value) : imported.get(nameOf(each.local));
        if (source !== undefined) exported.set(nameOf(each.exported), source);
      }
    } else return null;
  }
  return exported;
}

const nameOf = (name: { type: string; name?: string; value?: unknown }): string => name.name ?? String(name.value);
