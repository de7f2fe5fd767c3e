import { maxAlbumUpload } from '@faculty/contracts/website/news-image';
import { FieldProblem } from '../../../../kit/form/fields/field-problem.tsx';

/** Error shown for pictures above the limit of one upload. */
export const tooMany = <FieldProblem code="file_count" params={{ max: maxAlbumUpload }} />;
