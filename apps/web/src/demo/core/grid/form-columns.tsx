import { FormGroup, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { GridBox } from './grid-box.tsx';

export function FormColumnsExample({ title }: { title: string }) {
  return (
    <FormGroup title={title}>
      <GridBox>1/2</GridBox>
      <GridBox>1/2</GridBox>
      <FullWidth>
        <GridBox>FullWidth</GridBox>
      </FullWidth>
    </FormGroup>
  );
}
