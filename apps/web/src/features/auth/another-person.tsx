import { Alert, Button, Stack } from '@mantine/core';
import { IconUserExclamation } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { FrontPage } from '../../kit/theme/front-page.tsx';
import type { OtherPerson } from './use-hand-over.ts';

const phrases = {
  title: { th: 'เปลี่ยนผู้ใช้งานหรือไม่', en: 'Change to another person?' },
  other: { th: 'ลิงก์นี้เป็นของบุคคลอื่น', en: 'This link is somebody else’s' },
  hint: (mine: string, theirs: string) => ({
    th: `คุณเข้าสู่ระบบอยู่ในชื่อ ${mine} แต่ลิงก์ที่เปิดจะเข้าสู่ระบบในชื่อ ${theirs} หากมีผู้อื่นส่งลิงก์นี้มาให้ โปรดใช้งานในชื่อเดิมต่อ`,
    en: `You are signed in as ${mine}; this link signs in as ${theirs}. If somebody sent it to you, go on as yourself.`,
  }),
  stay: (mine: string) => ({ th: `ใช้งานในชื่อ ${mine} ต่อ`, en: `Go on as ${mine}` }),
  change: (theirs: string) => ({ th: `เปลี่ยนเป็น ${theirs}`, en: `Change to ${theirs}` }),
};

/** Long addresses wrap, and no tone mark is cut. */
const whole = { label: { whiteSpace: 'normal', overflowWrap: 'anywhere', overflow: 'visible', height: 'auto', lineHeight: 1.6 } } as const;

/** Confirms before a link replaces the session. Nothing is lost either way: drafts belong to a person. */
export function AnotherPerson({ other: { mine, theirs, stay, change } }: { other: OtherPerson }) {
  const t = usePhrases(phrases);
  return (
    <FrontPage title={t.title}>
      <Alert color="gold" icon={<IconUserExclamation aria-hidden />} title={t.other} role="alert">
        {t.hint(mine.email, theirs.email)}
      </Alert>
      <Stack gap="sm">
        <Button data-autofocus autoFocus onClick={stay} h="auto" py="xs" styles={whole}>
          {t.stay(mine.email)}
        </Button>
        <Button variant="default" onClick={change} h="auto" py="xs" styles={whole}>
          {t.change(theirs.email)}
        </Button>
      </Stack>
    </FrontPage>
  );
}
