/** Heading of what the next version brings. */
const unreleased = '## Unreleased';
/** The group that every version has, because operators read it before they upgrade. */
const operatorGroup = '### What an operator must do';
const versionHeading = /^## (\d+\.\d+\.\d+) \(\d{4}-\d{2}-\d{2}\)$/gm;

/** Versions of the changelog, newest first. */
export const releasedVersions = (changelog) => [...changelog.matchAll(versionHeading)].map(([, version]) => version);

/** The text of a version's section, without its heading; undefined when there is none. */
export function sectionOf(changelog, version) {
  const heading = changelog.match(new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(.*\\)$`, 'm'));
  return heading ? textBelow(changelog, heading[0]) : undefined;
}

function textBelow(changelog, heading) {
  const start = changelog.indexOf(`${heading}\n`) + heading.length;
  const end = changelog.indexOf('\n## ', start);
  return changelog.slice(start, end === -1 ? undefined : end).trim();
}

/**
 * The changelog with the section "Unreleased" as that of a version, and an empty one above it.
 * @throws Error when the section is missing, empty or does not say what an operator must do
 */
export function withVersion(changelog, version, date) {
  if (!changelog.includes(`\n${unreleased}\n`)) throw new Error(`CHANGELOG.md has no section "${unreleased}"`);
  const text = textBelow(changelog, unreleased);
  if (text === '') throw new Error('CHANGELOG.md: nothing stands under "Unreleased"');
  if (!text.startsWith(`${operatorGroup}\n`))
    throw new Error(`CHANGELOG.md: "Unreleased" begins with "${operatorGroup}" ("Nothing." where it is so)`);
  return changelog.replace(`\n${unreleased}\n`, () => `\n${unreleased}\n\n## ${version} (${date})\n`);
}
