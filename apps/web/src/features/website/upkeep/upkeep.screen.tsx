import { Stack, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { TabLinks } from '../../../kit/url-state/record-tabs.tsx';
import { DeadLinks } from './dead-links.tsx';
import { FilesKept } from './files-kept.tsx';
import { FindAndReplace } from './find-and-replace.tsx';
import { LookAgain } from './look-again.tsx';
import { upkeepPhrases } from './upkeep.phrases.ts';

const parts = { links: DeadLinks, replace: FindAndReplace, files: FilesKept, look: LookAgain };
type Part = keyof typeof parts;

/** `/web/upkeep`: what keeps content true; `?part=` names the part. */
export function UpkeepScreen() {
  const t = usePhrases(upkeepPhrases);
  const [params] = useSearchParams();
  const asked = params.get('part') ?? '';
  const part = (Object.hasOwn(parts, asked) ? asked : 'links') as Part; // a key of `parts`
  const Shown = parts[part];
  const names = Object.keys(parts) as Part[]; // keys of a literal
  return (
    <Stack gap="sm">
      <PageTitle>{`${t.title} ${t[part]}`}</PageTitle>
      <Title order={1}>{t.title}</Title>
      <TabLinks label={t.parts} links={names.map((name) => ({ label: t[name], to: `?part=${name}`, isCurrent: name === part }))} />
      <Shown />
    </Stack>
  );
}
