import type { UploadRow } from '@faculty/contracts/website/upload';
import { FileTypeIcon } from '../fields/files/file-type-icon.tsx';
import { smallPicture } from '../fields/files/small-picture.ts';
import { isPicture } from './insertion.ts';
import classes from './uploads.module.css';

/** What an uploaded file looks like: itself, when it is a picture, else the icon of its kind. */
export function UploadThumbnail({ upload }: { upload: UploadRow }) {
  return (
    <span className={classes.thumbnail}>
      {isPicture(upload) ? (
        <img src={smallPicture(upload.uploads_url)} alt="" loading="lazy" />
      ) : (
        <FileTypeIcon name={`.${upload.uploads_extension}`} size={34} />
      )}
    </span>
  );
}
