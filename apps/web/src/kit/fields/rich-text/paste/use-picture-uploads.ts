import { upload } from '@faculty/contracts/website/upload';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { useEntityChanges } from '../../../api/entity-changes.ts';
import { entityQueries } from '../../../api/entity-queries.ts';
import { showLeftBehind } from '../../../notifications/messages.ts';
import { useRight } from '../../../session/session.tsx';
import { momentText } from '../../../theme/dates.ts';
import { publicAddress } from '../../../uploads/insertion.ts';
import { prepareFile } from '../../files/prepare-file.tsx';
import { pastePhrases } from './paste.phrases.ts';
import { type PastedPicture, picturesOf } from './paste-pictures.ts';

const rule = upload.files.uploads_url;
/** More pictures than this in one paste stay behind. */
const mostAtOnce = 20;

/** Uploads the pictures of a pasted text and writes their addresses into it; takes out and names those that cannot come along. */
export function usePictureUploads(): (body: HTMLElement, files: readonly File[]) => Promise<void> {
  const t = usePhrases(pastePhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  const changes = useEntityChanges(upload);
  const mayUpload = useRight(upload.page).add;

  /** The address of the stored picture; null when it could not be stored. */
  async function store({ file, name }: PastedPicture): Promise<string | null> {
    const prepared = file && (await prepareFile(file, rule));
    if (!prepared?.file) return null;
    const title = name === '' ? t.pasted(momentText(new Date(), language)) : name;
    try {
      const { answer } = await changes.save(
        'add',
        { body: { uploads_title_th: title, active: 'Y' }, files: { uploads_url: prepared.file } },
        null,
      );
      return publicAddress(z.parse(upload.row, answer));
    } catch {
      return null;
    }
  }

  return async (body, files) => {
    const pictures = picturesOf(body, files);
    const storable = mayUpload ? pictures.filter(({ file }) => file !== null).slice(0, mostAtOnce) : [];
    const lost: string[] = [];
    const progress =
      storable.length > 0
        ? notifications.show({ loading: true, autoClose: false, withCloseButton: false, message: '', role: 'status' })
        : null;
    for (const [index, picture] of pictures.entries()) {
      const number = storable.indexOf(picture);
      if (progress && number >= 0) notifications.update({ id: progress, message: t.sending(number + 1, storable.length) });
      const address = number < 0 ? null : await store(picture);
      if (address === null) {
        lost.push(picture.name === '' ? t.picture(index + 1) : picture.name);
        picture.element.remove();
      } else {
        picture.element.setAttribute('src', address);
        picture.element.alt ||= '';
      }
    }
    if (progress) {
      notifications.hide(progress);
      void client.invalidateQueries({ queryKey: entityQueries(upload).all });
    }
    if (lost.length > 0) showLeftBehind(mayUpload || pictures.every(({ file }) => file === null) ? t.lost(lost.join(', ')) : t.noRight);
  };
}
