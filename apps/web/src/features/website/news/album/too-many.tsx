import { maxAlbumUpload } from '@faculty/contracts/website/news-image';
import { FieldProblem } from '../../../../kit/form/fields/field-problem.tsx';

/** Why the twenty-first picture is not sent. */
export const tooMany = <FieldProblem code="file_count" params={{ max: maxAlbumUpload }} />;
