import { FileOrLink } from '../../fields/files/file-or-link.tsx';
import { FormGroup, FullWidth } from './form-page.tsx';

/** A record's file or its address, as a group of its form. */
export function FileOrLinkGroup<Body extends object, Part extends string>({
  title,
  ...field
}: Parameters<typeof FileOrLink<Body, Part>>[0] & { title: string }) {
  return (
    <FormGroup title={title}>
      <FullWidth>
        <FileOrLink {...field} />
      </FullWidth>
    </FormGroup>
  );
}
