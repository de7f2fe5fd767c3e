import { upload } from '@faculty/contracts/website/upload';
import { Anchor, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { entityQueries } from '../../../kit/api/entity-calls.ts';
import { useRight } from '../../../kit/session/session.tsx';
import { countText } from '../../../kit/theme/counts.ts';
import { upkeepPhrases } from './upkeep.phrases.ts';

/** Leads to the uploaded files that need not be kept, in their own list: there they are put in the bin. */
export function FilesKept() {
  return (
    <Stack gap="sm">
      <Kept kept="unused" />
      <Kept kept="twice" />
    </Stack>
  );
}

function Kept({ kept }: { kept: 'unused' | 'twice' }) {
  const t = usePhrases(upkeepPhrases);
  const { view } = useRight(upload.page);
  const { data } = useQuery({ ...entityQueries(upload).list({ kept, page: 0, limit: 1 }), enabled: view });
  if (!view) return null;
  return (
    <Paper withBorder p="sm">
      <Anchor component={Link} to={`${upload.page}?kept=${kept}&field=uploads_size&sort=desc`} fw={600}>
        {t[kept]}
      </Anchor>{' '}
      {data && <Text span>{t.files_(countText(data.count))}</Text>}
      <Text size="sm" c="dimmed">
        {kept === 'unused' ? t.unusedHint : t.twiceHint}
      </Text>
    </Paper>
  );
}
