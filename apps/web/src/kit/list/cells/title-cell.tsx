import { type AnyEntity, titleOf } from '@faculty/contracts/kit/entity';
import { checks } from '@faculty/contracts/kit/findings/checks';
import type { Found } from '@faculty/contracts/kit/findings/found';
import { Anchor, Badge, Text, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { useLanguage } from '../../../i18n/phrases.tsx';
import { smallPicture } from '../../fields/files/small-picture.ts';
import classes from '../list-page.module.css';

interface TitleCellProps {
  /** The Thai title. */
  th: ReactNode;
  /** The English title; empty where the record has none. */
  en?: ReactNode;
  /** Without the other language below: a title has two lines for itself. */
  isAlone?: boolean;
  /** A second line that is not a translation, below or instead of it. */
  detail?: ReactNode;
  /** A sign after the first line. */
  mark?: ReactNode;
  picture?: ReactNode;
  /** At the end of the cell. */
  aside?: ReactNode;
  /** The address that the first line leads to, where the row has no form. */
  to?: To;
}

/** What identifies a row: its title in the chosen language, the other language below in grey, a picture before both. */
export function TitleCell({ th, en, isAlone = false, detail, mark, picture, aside, to }: TitleCellProps) {
  const { language } = useLanguage();
  const isEnglishFirst = language === 'en' && Boolean(en);
  const [first, second] = isEnglishFirst ? [en, th] : [th, en];
  const below = [!isAlone && second !== first && second, detail].filter(Boolean);
  return (
    <span className={classes.titleCell}>
      {picture}
      <span className={classes.titles}>
        <span lang={isEnglishFirst ? 'en' : 'th'} className={classes.titleThai} {...(typeof first === 'string' && { title: first })}>
          {to === undefined ? (
            first
          ) : (
            <Anchor component={Link} to={to} inherit className={classes.rowLink ?? ''}>
              {first}
            </Anchor>
          )}
          {mark}
        </span>
        {below.length > 0 && (
          <Text
            span
            display="block"
            size="sm"
            c="dimmed"
            fw={400}
            lang={isEnglishFirst ? 'th' : 'en'}
            className={classes.titleEnglish ?? ''}
          >
            {below[0]}
            {below.length > 1 && <> · {below[1]}</>}
          </Text>
        )}
      </span>
      {aside}
    </span>
  );
}

interface ContentTitleProps extends Pick<TitleCellProps, 'detail' | 'mark' | 'picture'> {
  entity: Pick<AnyEntity, 'title'>;
  row: object;
}

/** The title of a content record: in Thai alone, or in English with the Thai one, which the website shows first, below. */
export function ContentTitle({ entity, row, ...props }: ContentTitleProps) {
  const th = titleOf(entity, row, 'th');
  const en = titleOf(entity, row, 'en');
  const { language } = useLanguage();
  return <TitleCell th={th} en={en === th ? '' : en} isAlone={language === 'th'} aside={<FindingMark row={row} />} {...props} />;
}

/** How many checks have found something in a record; the tooltip names them. Nothing where none has. */
function FindingMark({ row }: { row: object }) {
  const { language } = useLanguage();
  const { findings = [] } = row as Found; // of a kind that is not checked it has none
  if (findings.length === 0) return null;
  const words = findings.map((name) => (Object.hasOwn(checks, name) ? checks[name as keyof typeof checks][language] : name)).join(' · ');
  return (
    <Tooltip label={words} multiline>
      <Badge
        color="gold"
        miw="max-content"
        ml="auto"
        px={6}
        leftSection={<IconAlertTriangle size={14} aria-hidden />}
        role="img"
        aria-label={words}
        data-findings
      >
        {findings.length}
      </Badge>
    </Tooltip>
  );
}

interface RowPictureProps {
  /** The public one; null where there is none. */
  address: string | null;
  /** How many pictures the record's album has. */
  count?: number;
}

/** A record's picture in its row, small. */
export function RowPicture({ address, count = 0 }: RowPictureProps) {
  if (address === null) return null;
  return (
    <span className={classes.picture}>
      {/* decorative: the title is next to it */}
      <img src={smallPicture(address)} alt="" width={64} height={44} loading="lazy" />
      {count > 0 && (
        <span className={classes.pictureCount}>
          <IconPhoto size={13} aria-hidden />
          {count}
        </span>
      )}
    </span>
  );
}
