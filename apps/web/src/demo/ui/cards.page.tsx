import { ActionIcon, Anchor, Avatar, Badge, Button, Collapse, Group, Radio, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconChevronDown, IconCopy, IconPencil } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { CoverTile } from '../../features/website/link/cover/cover-tile.tsx';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { HttpError } from '../../kit/api/http.ts';
import { ActiveChip } from '../../kit/list/cells/active-chip.tsx';
import { showNotice } from '../../kit/notifications/messages.ts';
import { EmptyState, FailedState } from '../../kit/notifications/states.tsx';
import { Hint } from '../../kit/overlays/hint.tsx';
import { PersonName } from '../../kit/theme/person-name.tsx';
import { DemoPicture } from '../picture.tsx';
import { cardPhrases } from './cards/card.phrases.ts';
import classes from './cards/cards.module.css';
import { FigureCard } from './cards/figure-card.tsx';

/** `/ui/cards`: one thing in a frame of its own. */
export function CardsPage() {
  const t = usePhrases(cardPhrases);
  return (
    <>
      <Heading words={t.content} />
      <div className={classes.cards}>
        <NewsCard />
        <PersonCard />
        <LinkCard />
        <LongCard />
      </div>
      <Heading words={t.figures} />
      <FigureCard />
      <Heading words={t.choice} />
      <Choice />
      <Heading words={t.states} />
      <div className={classes.cards}>
        <article className={classes.card} aria-label={t.loading} aria-busy>
          <Skeleton h={140} />
          <Skeleton h={18} w="80%" />
          <Skeleton h={14} />
        </article>
        <article className={classes.card} aria-label={t.empty}>
          <EmptyState title={t.empty} hint={t.emptyHint} action={<Button variant="default">{t.add}</Button>} />
        </article>
        <article className={classes.card} aria-label={t.failed}>
          <FailedState error={new HttpError(0, null)} onRetry={() => showNotice(t.retried)} />
        </article>
      </div>
    </>
  );
}

function Heading({ words }: { words: string }) {
  return (
    <Title order={2} mt="sm">
      {words}
    </Title>
  );
}

function NewsCard() {
  const t = usePhrases(cardPhrases);
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <DemoPicture seed={3} alt={t.newsPicture} />
      </div>
      <Group gap="xs">
        <ActiveChip value="Y" />
        <Text size="sm" c="dimmed">
          {t.newsDate}
        </Text>
      </Group>
      <Title order={3}>{t.newsTitle}</Title>
      <Text size="sm">{t.newsText}</Text>
      <Group gap={4} mt="auto">
        {[
          { label: t.edit, icon: IconPencil },
          { label: t.copy, icon: IconCopy },
        ].map(({ label, icon: Icon }) => (
          <Hint key={label} label={label}>
            <ActionIcon variant="subtle" size="lg" aria-label={label}>
              <Icon size={20} aria-hidden />
            </ActionIcon>
          </Hint>
        ))}
      </Group>
    </article>
  );
}

function PersonCard() {
  const t = usePhrases(cardPhrases);
  const { language } = useLanguage();
  return (
    <article className={classes.card}>
      <Avatar size={88} color="blue" alt="" mx="auto">
        {language === 'th' ? 'ว' : 'W'}
      </Avatar>
      <Title order={3} ta="center">
        <PersonName name={t.person} />
      </Title>
      <Text size="sm" c="dimmed" ta="center">
        {t.personWork}
      </Text>
      <Text size="sm" ta="center">
        <Anchor href="mailto:wanida@faculty.example">wanida@faculty.example</Anchor>
      </Text>
    </article>
  );
}

function LinkCard() {
  const t = usePhrases(cardPhrases);
  return (
    <article className={classes.card}>
      <CoverTile icon="fas fa-book-reader" colour="#1953d2" isLarge />
      <Title order={3}>{t.linkTitle}</Title>
      <Text size="sm">{t.linkText}</Text>
      <Badge variant="default" size="lg" tt="none" fw={500}>
        {t.linkKind}
      </Badge>
    </article>
  );
}

/** More of it on demand. */
function LongCard() {
  const t = usePhrases(cardPhrases);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <DemoPicture seed={4} alt={t.courseArt} />
      </div>
      <Title order={3}>{t.courseTitle}</Title>
      <Button
        variant="subtle"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<IconChevronDown size={16} className={classes.chevron} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t.less : t.more}
      </Button>
      <Collapse expanded={isOpen} id={id}>
        <Text size="sm">{t.courseText}</Text>
      </Collapse>
    </article>
  );
}

function Choice() {
  const t = usePhrases(cardPhrases);
  const [chosen, setChosen] = useState('hall');
  return (
    <Radio.Group aria-label={t.choice} value={chosen} onChange={setChosen}>
      <div className={classes.cards}>
        {(['hall', 'room', 'online'] as const).map((place) => (
          <Radio.Card key={place} value={place} className={classes.choice ?? ''} aria-label={t[place]}>
            <Group gap="sm" wrap="nowrap" align="flex-start">
              <Radio.Indicator />
              <Stack gap={0}>
                <Text fw={600}>{t[place]}</Text>
                <Text size="sm" c="dimmed">
                  {t[`${place}Text`]}
                </Text>
              </Stack>
            </Group>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
