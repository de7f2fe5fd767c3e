import { Alert, Anchor, Group } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useWaitingCount } from '../../../kit/review/use-waiting-count.ts';
import { dashboardPhrases } from './dashboard.phrases.ts';

/** For who decides: how much waits for them, and the way to it. */
export function ReviewWaiting() {
  const t = usePhrases(dashboardPhrases);
  const count = useWaitingCount() ?? 0;
  if (count === 0) return null;
  return (
    <Alert color="blue" icon={<IconChecks aria-hidden />}>
      <Group gap="xs">
        {t.queue(count)}
        <Anchor component={Link} to="/web/review" underline="always">
          {t.openQueue}
        </Anchor>
      </Group>
    </Alert>
  );
}
