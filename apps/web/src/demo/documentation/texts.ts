/** The project's own texts, taken at build. Where a build was made without them (a container image leaves them out), they are not there. */
const files = import.meta.glob<string>(['../../../../../{README,ARCHITECTURE}.md', '../../../../../docs/decisions/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What stands in a file under one of its headings of the second level; empty where there is no such. */
export function sectionOf(file: 'README.md' | 'ARCHITECTURE.md', heading: string): string {
  const [, text = ''] = Object.entries(files).find(([path]) => path.endsWith(`/${file}`)) ?? [];
  const section = text.split(/^## /m).find((each) => each.startsWith(`${heading}\n`));
  return section?.slice(heading.length).trim() ?? '';
}

/** Every decision in the order of their numbers, without the template. */
export const decisions = Object.entries(files).flatMap(([path, text]) => {
  const [, number] = /\/(\d{4})-[^/]*\.md$/.exec(path) ?? [];
  const [, title = '', body = ''] = /^# (?:\d{4}:? *)?(.+)\n([\s\S]*)$/.exec(text) ?? [];
  return number === undefined || number === '0000' ? [] : [{ number, title, body }];
});
