import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { Table, Text, VisuallyHidden } from '@mantine/core';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { smallPicture } from '../../../../kit/fields/files/small-picture.ts';
import { momentText } from '../../../../kit/theme/dates.ts';
import { PersonName } from '../../../../kit/theme/person-name.tsx';
import classes from './album.module.css';
import { albumPhrases } from './album.phrases.ts';
import type { AlbumViewProps } from './album-grid.tsx';
import { PictureActions, PictureChoice } from './picture-actions.tsx';
import { usePictureSteps } from './use-picture-steps.ts';

/** A text of a picture, or that it lacks one. */
function PictureText({ text, missing }: { text: string; missing: string }) {
  return text === '' ? (
    <Text size="sm" c="dimmed" fs="italic">
      {missing}
    </Text>
  ) : (
    <Text size="sm" lineClamp={2}>
      {text}
    </Text>
  );
}

/** The pictures in order as a table, with their texts, who added them and when. */
export function AlbumTable({ pictures, chosen, onChoose, onView, onMove, onRemove }: AlbumViewProps) {
  const t = usePhrases(albumPhrases);
  const { language } = useLanguage();
  const { list, announcement, step } = usePictureSteps<HTMLTableElement>(pictures, onMove);
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Table.ScrollContainer minWidth="38rem">
        <Table ref={list} aria-label={t.pictures} verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th className={classes.position}>{t.position}</Table.Th>
              <Table.Th>{t.pictureHead}</Table.Th>
              <Table.Th>{t.texts}</Table.Th>
              <Table.Th>{t.addedBy}</Table.Th>
              <Table.Th>{t.addedAt}</Table.Th>
              <Table.Th>
                <VisuallyHidden>{t.actions}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {pictures.map((picture, index) => (
              <Table.Tr key={picture.news_image_id}>
                <Table.Td className={classes.position}>
                  <PictureChoice
                    index={index}
                    isChosen={chosen.has(picture.news_image_id)}
                    onChoose={() => onChoose(picture.news_image_id)}
                  />
                </Table.Td>
                <Table.Td>
                  <button type="button" className={classes.thumbnail} aria-label={t.view(index + 1)} onClick={() => onView(index)}>
                    <img
                      src={smallPicture(picture.news_b_image)}
                      alt={picture.alt_th || t.picture(index + 1, pictures.length)}
                      loading="lazy"
                    />
                  </button>
                </Table.Td>
                <Table.Td>
                  <PictureText text={inLanguage(language, picture.caption_th, picture.caption_en)} missing={t.noCaption} />
                  <PictureText text={inLanguage(language, picture.alt_th, picture.alt_en)} missing={t.noAlt} />
                </Table.Td>
                <Table.Td title={picture.created_by}>
                  <PersonName name={inLanguage(language, picture.full_name_th, picture.full_name_en)} />
                </Table.Td>
                <Table.Td>{momentText(picture.created_at, language)}</Table.Td>
                <Table.Td>
                  <PictureActions picture={picture} index={index} count={pictures.length} isTable onStep={step} onRemove={onRemove} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}
