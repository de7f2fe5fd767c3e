import { Anchor, Avatar } from '@mantine/core';
import { IconCalendarEvent, IconCertificate, IconMail, IconPencil, IconPhone, IconUser, IconWorld } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { useWebsite } from '../../kit/session/auth-options.ts';
import { RoleBadge } from '../../kit/session/role-badge.tsx';
import { useMe } from '../../kit/session/session.tsx';
import band from '../../kit/theme/band.module.css';
import { PersonName } from '../../kit/theme/person-name.tsx';
import classes from './home.module.css';
import { profilePhrases } from './profile.phrases.ts';
import { WorksDonut } from './works-donut.tsx';

/** The documented card of the signed-in person: who they are, where they often go, and their works by type. */
export function ProfileCard() {
  const t = usePhrases(profilePhrases);
  const { language } = useLanguage();
  const me = useMe();
  const website = useWebsite();
  const hasWorks = me.rights['/web/content_work']?.view === true;
  const th = { lang: 'th', name: `${me.fname_th} ${me.lname_th}`.trim() };
  const en = { lang: 'en', name: `${me.fname_en} ${me.lname_en}`.trim() };
  const [first, second] = language === 'en' && en.name !== '' ? [en, th] : [th, en];
  return (
    <section className={`${classes.card} ${classes.profile}`} aria-label={t.profile}>
      <div className={`${band.weave} ${classes.cover}`} aria-hidden />
      <Avatar src={me.avatarFile} alt="" color="blue" radius="100%" className={classes.face ?? ''}>
        <IconUser size={36} stroke={1.25} aria-hidden />
      </Avatar>
      <p className={classes.name} lang={first.lang}>
        <PersonName name={first.name} />
      </p>
      <p className={classes.otherName} lang={second.lang}>
        <PersonName name={second.name} />
      </p>
      <div>
        <RoleBadge role={me.role} />
      </div>
      <dl className={classes.contact}>
        <div>
          <dt>
            <IconMail size={18} aria-label={t.email} />
          </dt>
          <dd>{me.email}</dd>
        </div>
        {me.user_platform_reg !== '' && (
          <div>
            <dt>
              <IconPhone size={18} aria-label={t.phone} />
            </dt>
            <dd>{me.user_platform_reg}</dd>
          </div>
        )}
      </dl>
      <ul className={classes.quick}>
        <li>
          <Anchor component={Link} to="/app/profile">
            <IconPencil size={18} aria-hidden /> {t.editProfile}
          </Anchor>
        </li>
        {website !== null && (
          <li>
            <Anchor href={website(`/people/${me.user_name}`)} target="_blank" rel="noopener">
              <IconWorld size={18} aria-hidden /> {t.ownPage}
            </Anchor>
          </li>
        )}
        {hasWorks && (
          <li>
            <Anchor component={Link} to="/web/content_work">
              <IconCertificate size={18} aria-hidden /> {t.ownWorks}
            </Anchor>
          </li>
        )}
        {me.rights['/web/content_activity']?.view && (
          <li>
            <Anchor component={Link} to="/web/content_activity">
              <IconCalendarEvent size={18} aria-hidden /> {t.ownActivities}
            </Anchor>
          </li>
        )}
      </ul>
      {hasWorks && <WorksDonut />}
    </section>
  );
}
