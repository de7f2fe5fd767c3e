import { upload } from '@faculty/contracts/website/upload';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { UploadListScreen } from './upload-list.screen.tsx';

const UploadFormScreen = lazyForm(() => import('./upload-form.screen.tsx').then((m) => m.UploadFormScreen));

/** `/web/content_upload`: the list, or the form the address asks for. */
export function UploadScreen() {
  const id = useOpenForm(upload);
  return id === null ? <UploadListScreen /> : <UploadFormScreen key={id} id={id} />;
}
