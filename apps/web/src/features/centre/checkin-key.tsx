import type { PageKey } from '@faculty/contracts/pages';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { toolLook } from '../../kit/list/tool-button.tsx';
import { lazyPart } from '../../kit/notifications/lazy-part.tsx';
import { useRight } from '../../kit/session/session.tsx';
import { clockText, momentText } from '../../kit/theme/dates.ts';
import { checkinKeyPhrases } from './checkin-key.phrases.ts';
import { keyQuery } from './checkin-key-query.ts';

const CheckinKeyDialog = lazyPart(() => import('./checkin-key-dialog.lazy.tsx').then((m) => m.CheckinKeyDialog));

/** The button that shows the kiosk's key, on the pages of the language centre. */
export function CheckinKeyButton({ page }: { page: PageKey }) {
  const t = usePhrases(checkinKeyPhrases);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...toolLook(IconKey, t.open)} onClick={() => setOpen(true)} />
      {isOpen && <CheckinKeyDialog page={page} onClose={() => setOpen(false)} />}
    </>
  );
}

/** So long before its end a key is worth a word. */
const warnMilliseconds = 60 * 60_000;

/** Warns at the desk when the kiosk's key expires soon or has expired. */
export function CheckinKeyNotice({ page, isReady }: { page: PageKey; isReady: boolean }) {
  const t = usePhrases(checkinKeyPhrases);
  const { language } = useLanguage();
  const { edit } = useRight(page);
  const [isOpen, setOpen] = useState(false);
  const { data: key } = useQuery({ ...keyQuery, enabled: isReady });
  const left = key ? key.key_end_at.getTime() - key.now.getTime() : Number.POSITIVE_INFINITY;
  return (
    <>
      {key && left <= warnMilliseconds && (
        <Alert color="gold" icon={<IconKey aria-hidden />} role="status">
          <Group justify="space-between">
            <Text>{left > 0 ? t.endsSoon(clockText(key.key_end_at)) : t.hasEnded(momentText(key.key_end_at, language))}</Text>
            {edit && (
              <Button size="xs" variant="default" onClick={() => setOpen(true)}>
                {t.renew}
              </Button>
            )}
          </Group>
        </Alert>
      )}
      {isOpen && <CheckinKeyDialog page={page} onClose={() => setOpen(false)} />}
    </>
  );
}
