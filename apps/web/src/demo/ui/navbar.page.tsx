import { Anchor, Breadcrumbs, Group, NavLink, Paper, SegmentedControl, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconBook, IconCalendarEvent, IconNews, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';

const phrases = {
  bars: { th: 'แถบนำทางสูง 64 พิกเซล', en: 'Bars, 64 pixels high' },
  plain: { th: 'แถบพื้น', en: 'Plain bar' },
  coloured: { th: 'แถบสี', en: 'Coloured bar' },
  faculty: { th: 'คณะศิลปศาสตร์', en: 'Liberal Arts' },
  news: { th: 'ข่าว', en: 'News' },
  calendar: { th: 'ปฏิทิน', en: 'Calendar' },
  courses: { th: 'หลักสูตร', en: 'Courses' },
  people: { th: 'บุคลากร', en: 'People' },
  side: { th: 'แถบข้างกว้าง 240 หรือ 96 พิกเซล', en: 'A side bar, 240 or 96 pixels wide' },
  width: { th: 'ความกว้าง', en: 'Width' },
  trail: { th: 'ตำแหน่งปัจจุบัน', en: 'Where one is' },
  item: { th: 'เปิดบ้านคณะศิลปศาสตร์', en: 'Open day' },
};

const icons = { news: IconNews, calendar: IconCalendarEvent, courses: IconBook, people: IconUsers };
const places = ['news', 'calendar', 'courses', 'people'] as const;
/** The template's widths, in pixels. */
const widths = ['240', '96'];

/** `/ui/navbar`: bars to go about with; the examples remember only which place was chosen. */
export function NavbarPage() {
  const t = usePhrases(phrases);
  const [at, setAt] = useState<(typeof places)[number]>('news');
  const [width, setWidth] = useState('240');
  return (
    <>
      <Example title={t.bars}>
        {(['plain', 'coloured'] as const).map((look) => (
          <Paper
            key={look}
            component="nav"
            withBorder
            h={64}
            px="md"
            aria-label={t[look]}
            {...(look === 'coloured' && { bg: 'blue.8', c: 'white' })}
          >
            <Group h="100%" wrap="nowrap" style={{ overflowX: 'auto' }}>
              <Text component="span" fw={600} mr="auto" style={{ whiteSpace: 'nowrap' }}>
                {t.faculty}
              </Text>
              {places.map((place) => (
                <UnstyledButton
                  key={place}
                  fw={place === at ? 700 : 400}
                  c="inherit"
                  aria-current={place === at ? 'page' : undefined}
                  onClick={() => setAt(place)}
                >
                  {t[place]}
                </UnstyledButton>
              ))}
            </Group>
          </Paper>
        ))}
      </Example>
      <Examples>
        <Example title={t.side}>
          <SegmentedControl aria-label={t.width} value={width} onChange={setWidth} data={widths} />
          <Paper component="nav" withBorder w={Number(width)} aria-label={t.side}>
            {places.map((place) => {
              const Icon = icons[place];
              const isMini = width === '96';
              return (
                <NavLink
                  key={place}
                  component="button"
                  type="button"
                  active={place === at}
                  aria-current={place === at ? 'page' : undefined}
                  onClick={() => setAt(place)}
                  {...(!isMini && { leftSection: <Icon size={20} aria-hidden /> })}
                  label={
                    isMini ? (
                      <Stack component="span" gap={0} align="center">
                        <Icon size={20} aria-hidden />
                        {t[place]}
                      </Stack>
                    ) : (
                      t[place]
                    )
                  }
                />
              );
            })}
          </Paper>
        </Example>
        <Example title={t.trail}>
          <nav aria-label={t.trail}>
            <Breadcrumbs>
              <Anchor component={Link} to="/web/content_new">
                {t.news}
              </Anchor>
              <Text c="dimmed" aria-current="page">
                {t.item}
              </Text>
            </Breadcrumbs>
          </nav>
        </Example>
      </Examples>
    </>
  );
}
