import { checkinRoutes, unknownScans } from '@faculty/contracts/centre/checkin';
import { Alert } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { checkinKeyPhrases } from '../checkin-key.phrases.ts';

/** Scans of the last day that a kiosk kept without network, and that no member has: nobody was there to be told. */
export function UnknownScans({ isReady }: { isReady: boolean }) {
  const t = usePhrases(checkinKeyPhrases);
  const { data } = useQuery({
    queryKey: ['unknown-scans'],
    queryFn: async ({ signal }) => z.parse(unknownScans, await call(checkinRoutes.unknown, { signal })),
    refetchInterval: 60_000,
    enabled: isReady,
  });
  if (!data || data.count === 0) return null;
  return (
    <Alert color="gold" icon={<IconUserQuestion aria-hidden />} role="status">
      {t.unknownScans(data.count)}
    </Alert>
  );
}
