import { find } from './patterns.mjs';

/** The files that register every entity, each with a function that adds the line of a new one; `fields` are those of its new model. */
export function registrations(names, pattern, fields) {
  const { area, kebab, camel, pascal, snake, page, group, th, plural } = names;
  const { icon, isTemplate } = pattern;
  const sides = fields.flatMap(({ name, sideIn }) => (sideIn ? { ...sideIn, name } : []));
  return {
    'packages/contracts/src/pages.ts': (text) =>
      text.includes(`'${page}':`)
        ? text
        : before(
            text,
            /^\} as const satisfies Record<`\//m,
            `  '${page}': { group: '${group}', icon: '${icon}', th: '${th}', en: '${plural}' },\n`,
          ),
    'packages/contracts/src/entity-labels.ts': (text) =>
      binned(
        isTemplate && snake,
        before(
          text,
          /^\} as const satisfies Record<string, Bilingual>;\n\n\/\*\* `entityOf` must have/m,
          `  ${snake}: pages['${page}'],\n`,
        ),
      ),
    'packages/contracts/src/entities.ts': (text) =>
      before(
        imports(text, `import { ${camel} } from './${area}/${kebab}.ts';`),
        /^\} as const satisfies Record<EntityKey, AnyEntity>/m,
        snake === camel ? `  ${camel},\n` : `  ${snake}: ${camel},\n`,
      ),
    'apps/api/src/resources/index.ts': (text) =>
      before(
        imports(text, `import { ${camel}Resource } from './${area}/${kebab}.resource.ts';`),
        /^\}\n$(?![\s\S])/m,
        `  ${camel}Resource(app);\n`,
      ),
    'apps/web/src/app/router.tsx': (text) =>
      before(
        text,
        /^ *\{\n *path: '\/member\/prefix',\n/m,
        `{ path: '${page}', lazy: screen(() => import('../features/${area}/${kebab}/${kebab}.screen.tsx').then((m) => m.${pascal}Screen)) },\n`,
      ),
    // Prisma requires both sides of a relation
    ...Object.fromEntries(
      sides.map(({ schema }) => [
        `prisma/schema/${schema}.prisma`,
        (text) => sides.filter((side) => side.schema === schema).reduce((whole, side) => withSide(whole, side, names), text),
      ]),
    ),
  };
}

function withSide(text, { name, model }, { snake, pascal }) {
  const target = find(text, new RegExp(`^model ${model} \\{[\\s\\S]*?\\n\\n {2}@@`, 'm'));
  return text.replace(target, target.replace(/\n\n {2}@@$/, `\n  ${snake}_${name} ${pascal}[] @relation("${snake}_${name}")\n\n  @@`));
}
const before = (text, anchor, addition) => text.replace(find(text, anchor), (match) => addition + match);
/** Adds content to the entities with a bin. */
const binned = (name, text) => (name ? before(text, /^\] satisfies EntityKey\[\];/m, `  '${name}',\n`) : text);
/** Adds an import before the others; the formatter sorts them. */
const imports = (text, line) => before(text, /^import /m, `${line}\n`);
