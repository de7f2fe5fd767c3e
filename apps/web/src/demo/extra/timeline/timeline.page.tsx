import { Badge, Text, Title } from '@mantine/core';
import { IconBook, IconCalendar, IconMedal, IconWorld } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { dayWords } from '../../../kit/theme/day-names.ts';
import { Example } from '../../example.tsx';
import { type Post, posts } from './posts.ts';
import classes from './timeline.module.css';

const phrases = {
  title: { th: 'เรื่องราวของคณะในปีการศึกษานี้', en: 'The faculty’s academic year so far' },
  note: {
    th: 'เรียงจากใหม่ไปเก่า แต่ละเรื่องบอกชนิดด้วยไอคอนและคำ ไม่ใช่สีอย่างเดียว',
    en: 'The latest first. A sign and a word tell what kind of post it is, not colour alone.',
  },
  news: { th: 'ข่าว', en: 'News' },
  award: { th: 'รางวัล', en: 'Award' },
  mou: { th: 'ความร่วมมือ', en: 'Agreement' },
  activity: { th: 'กิจกรรม', en: 'Activity' },
};

const looks = {
  news: { icon: IconBook, color: 'blue' },
  award: { icon: IconMedal, color: 'gold' },
  mou: { icon: IconWorld, color: 'green' },
  activity: { icon: IconCalendar, color: 'gray' },
} as const satisfies Record<Post['kind'], unknown>;

/** `/extra/timeline`: four posts, one under the other by day. */
export function TimelinePage() {
  const t = usePhrases(phrases);
  return (
    <Example title={t.title} note={t.note}>
      <ol className={classes.timeline}>
        {posts.map((post) => (
          <PostOnLine key={post.day} post={post} />
        ))}
      </ol>
    </Example>
  );
}

function PostOnLine({ post: { day, kind, title, text } }: { post: Post }) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const { icon: Icon, color } = looks[kind];
  return (
    <li>
      <span className={classes.sign}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={classes.head}>
        <Text component="time" size="sm" c="dimmed" dateTime={day}>
          {dayWords(day, language)}
        </Text>
        <Badge variant="light" color={color} tt="none" fw={500}>
          {t[kind]}
        </Badge>
      </div>
      <Title order={3}>{title[language]}</Title>
      <Text>{text[language]}</Text>
    </li>
  );
}
