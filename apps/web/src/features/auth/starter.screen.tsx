import { Alert, Anchor, Divider, Text } from '@mantine/core';
import { IconInfoCircle, IconKey } from '@tabler/icons-react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import { hasLiveToken } from '../../kit/session/session-token.ts';
import { FrontPage } from '../../kit/theme/front-page.tsx';
import { localWay } from './auth-calls.ts';
import { OfficeButton } from './office-button.tsx';
import { wantedPath } from './wanted-path.ts';
import classes from './ways.module.css';
import { WebsiteLink } from './website-link.tsx';

const phrases = {
  title: { th: 'ยินดีต้อนรับ', en: 'Welcome' },
  what: {
    th: 'ระบบสำหรับบุคลากรคณะศิลปศาสตร์ ใช้ดูแลข้อมูลส่วนตัว ข้อมูลสมาชิก ผลงาน เนื้อหาเว็บไซต์ และศูนย์ภาษา',
    en: 'For the staff of the Faculty of Liberal Arts: your profile, member data, works, website content and the language centre.',
  },
  other: { th: 'เข้าสู่ระบบด้วยวิธีอื่น', en: 'Other ways to sign in' },
  ended: { th: 'โปรดเข้าสู่ระบบอีกครั้ง', en: 'Please sign in again' },
  endedHint: {
    th: 'หมดเวลาใช้งาน หรือระบบตรวจสอบสิทธิ์ของคุณไม่ได้',
    en: 'Your session has ended, or your rights could not be checked.',
  },
};

/** Landing page of signed-out people, and of those whose rights could not be checked (`?ended`). */
export function StarterScreen() {
  const t = usePhrases(phrases);
  const [search] = useSearchParams();
  if (hasLiveToken()) return <Navigate to={wantedPath()} replace />;
  return (
    <FrontPage title={t.title}>
      <Text>{t.what}</Text>
      {search.has('ended') && (
        <Alert color="gold" icon={<IconInfoCircle aria-hidden />} title={t.ended}>
          {t.endedHint}
        </Alert>
      )}
      <OfficeButton />
      <Divider />
      <div className={classes.ways}>
        <Anchor component={Link} to="/login" state={localWay} className={classes.way ?? ''}>
          <IconKey size={20} aria-hidden /> {t.other}
        </Anchor>
        <WebsiteLink />
      </div>
    </FrontPage>
  );
}
