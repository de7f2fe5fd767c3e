import { todayInBangkok } from '@faculty/contracts/kit/today';
import { qualityYears, yearOfDay } from '@faculty/contracts/works/quality';
import { Paper, Title } from '@mantine/core';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { useMe } from '../../session/session.tsx';
import { MissingList, useMissing } from './missing-list.tsx';
import { qualityPhrases } from './quality.phrases.ts';

/** What one's own works and activities of this fiscal year lack; nothing where nothing does. */
export function OwnMissing() {
  const t = usePhrases(qualityPhrases);
  const { language } = useLanguage();
  const { user_name, rights } = useMe();
  const year = yearOfDay('fiscal', todayInBangkok());
  const asked = { kind: 'fiscal', year, user_name } as const;
  const mayAsk = rights['/web/content_work']?.view === true || rights['/web/content_activity']?.view === true;
  const { data } = useMissing(asked, mayAsk);
  if (!data?.pages[0]?.count) return null;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="missing">
      <Title order={2} id="missing" fz="h3" mb="sm">
        {t.own(`${qualityYears.fiscal[language]} ${year}`)}
      </Title>
      <MissingList asked={asked} withNames={false} />
    </Paper>
  );
}
