import { Stack, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { lazyPart } from '../../../kit/notifications/lazy-part.tsx';
import { LoadingState } from '../../../kit/notifications/states.tsx';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { TabLinks } from '../../../kit/url-state/record-tabs.tsx';
import { upkeepPhrases } from './upkeep.phrases.ts';

// lazy: they bring the contracts of every kind of content
const parts = {
  links: lazyPart(() => import('./dead-links.tsx').then((m) => m.DeadLinks)),
  replace: lazyPart(() => import('./find-and-replace.tsx').then((m) => m.FindAndReplace)),
  files: lazyPart(() => import('./files-kept.tsx').then((m) => m.FilesKept)),
  look: lazyPart(() => import('./look-again.tsx').then((m) => m.LookAgain)),
};
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
      <Shown fallback={<LoadingState />} />
    </Stack>
  );
}
