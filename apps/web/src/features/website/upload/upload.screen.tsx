import { upload } from '@faculty/contracts/website/upload';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { UploadFormScreen } from './upload-form.screen.tsx';
import { UploadListScreen } from './upload-list.screen.tsx';

/** `/web/content_upload`: the list, or the form the address asks for. */
export function UploadScreen() {
  const id = useOpenForm(upload);
  return id === null ? <UploadListScreen /> : <UploadFormScreen key={id} id={id} />;
}
