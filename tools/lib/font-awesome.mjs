import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'node_modules/@fortawesome/fontawesome-free';

/** CSS class of each icon style; each style has a folder of SVG files. */
const classes = { solid: 'fas', regular: 'far', brands: 'fab' };

/** The files generated from the installed Font Awesome: path → content. */
export function iconFiles(root) {
  const read = (file) => readFileSync(path.join(root, folder, file), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  const head = `// Made by tools/link-icons.mjs out of @fortawesome/fontawesome-free ${version}; not written by hand.\n`;
  const names = Object.entries(classes).map(([style, name]) => {
    const iconNames = readdirSync(path.join(root, folder, 'svgs', style)).map((file) => file.replace(/\.svg$/, ''));
    return `  ${name}: \`\n${wrapped(iconNames.sort())}\n\`,\n`;
  });
  const iconTerms = [...termsOf(read('metadata/icons.yml'))].flatMap(([icon, terms]) => {
    const others = [...new Set(terms)].filter((term) => !icon.split('-').includes(term));
    return others.length > 0 ? `${icon}:${others.join(' ')}` : [];
  });
  return {
    'packages/contracts/src/website/link-icon-names.ts': `${head}
/** Names of the free icons by the class of their style. */
export const iconNames = {
${names.join('')}} as const;
`,
    // what each icon is about, a line each
    'apps/web/src/features/website/link/cover/icon-terms.txt': `${iconTerms.join('\n')}\n`,
  };
}

/** Parses the search terms of each icon from Font Awesome's `icons.yml`. */
function termsOf(text) {
  const terms = new Map();
  let icon = '';
  let isTerms = false;
  for (const line of text.split('\n')) {
    const [, name] = /^'?([\w-]+)'?:$/.exec(line) ?? [];
    if (name) {
      icon = name;
      terms.set(icon, []);
    }
    const [, term] = /^ {6}- '?(.+?)'?$/.exec(line) ?? [];
    if (isTerms && term) terms.get(icon).push(term.toLowerCase().replace(/[^\p{L}\p{N}\s&-]/gu, ''));
    else isTerms = line === '    terms:';
  }
  return terms;
}

/** Wraps words in lines of about 130 characters. */
function wrapped(words) {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1);
    if (line.length + word.length > 130) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}
