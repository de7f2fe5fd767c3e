/** The project's own texts, taken at build. Where a build was made without them (a container image leaves them out), they are not there. */
const files = import.meta.glob<string>(['../../../../../README.md', '../../../../../ARCHITECTURE.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const textOf = (name: string) => Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1];

export const readme = textOf('README.md');
export const architecture = textOf('ARCHITECTURE.md');
