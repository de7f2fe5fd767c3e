import { demoLabels } from '@faculty/contracts/demo/audited';
import { type Product, type ProductBody, productBody, productPictures, ratingMessages } from '@faculty/contracts/demo/product';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { Alert, Switch, TextInput } from '@mantine/core';
import { isValidElement, type ReactNode, useId } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { SelectField } from '../../kit/fields/choice/choice-fields.tsx';
import { useField } from '../../kit/fields/core/use-field.ts';
import { TextField } from '../../kit/fields/text/text-field.tsx';
import type { RecordForm } from '../../kit/form/core/record-form.ts';
import { useRecordForm } from '../../kit/form/core/use-record-form.ts';
import { formPhrases } from '../../kit/form/form.phrases.ts';
import { FormDialog } from '../../kit/form/layout/form-dialog.tsx';
import { showSuccess } from '../../kit/notifications/messages.ts';
import { commercePhrases, picturePhrases } from './commerce.phrases.ts';
import type { Products } from './use-products.ts';

interface ProductDialogProps {
  id: number | 'add';
  products: Products;
  onClose(): void;
}

const empty = { title: '', subtitle: '', price: '', rating: '', img: 'notebook', select: false };

/** The form of one product: New Item or Edit Item, as documented. What cannot be saved is said at its field, and stays. */
export function ProductDialog({ id, products, onClose }: ProductDialogProps) {
  const t = usePhrases(commercePhrases);
  const form = usePhrases(formPhrases);
  const pictures = usePhrases(picturePhrases);
  const isNew = id === 'add';
  const product = useRecordForm<Product, ProductBody, never, Product>({
    shape: { body: productBody, files: {}, labels: demoLabels.product },
    load: isNew ? null : { queryKey: ['product', 'read', id], queryFn: () => products.read(id) },
    empty,
    fromRow: (row) => row,
    send: ({ body }) => products.save(id, body),
    onSaved(saved) {
      showSuccess(isNew ? form.saved(String(saved.id)) : form.edited(String(saved.id)), saved.title);
      onClose();
    },
    close: onClose,
    draft: null,
    scope: useId(),
  });
  const options = Object.keys(productPictures).map((value) => ({ value, label: pictures[value as keyof typeof productPictures] })); // its own keys
  const { products: tooMany } = product.fields.errors;
  return (
    <FormDialog form={product} title={isNew ? 'New Item' : 'Edit Item'}>
      {tooMany && <Alert color="red">{tooMany}</Alert>}
      <TextField form={product} name="title" />
      <TextField form={product} name="subtitle" />
      <TextField form={product} name="price" inputMode="decimal" required />
      <RatingField form={product} label={t.rating} />
      <SelectField form={product} name="img" options={options} isSearchable />
      <SelectedSwitch form={product} label={t.select} />
    </FormDialog>
  );
}

/** A rating with the documented messages, which are the same in both languages. */
function RatingField({ form, label }: { form: RecordForm<Product, ProductBody>; label: string }) {
  const { value, onChange, error, ...field } = useField(form, 'rating', label);
  return (
    <TextInput
      {...field}
      label={label}
      inputMode="decimal"
      required
      value={String(value)}
      onChange={(event) => onChange(arabicDigits(event.currentTarget.value))}
      description="0–5"
      error={inDocumentedWords(error)}
    />
  );
}

function SelectedSwitch({ form, label }: { form: RecordForm<Product, ProductBody>; label: string }) {
  const { id, value, onChange } = useField(form, 'select', label);
  return <Switch id={id} label={label} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />;
}

/** What is wrong is an element that knows its code; the server's refusals come as the same. */
function inDocumentedWords(error: ReactNode): ReactNode {
  const code = isValidElement<{ code?: string }>(error) ? error.props.code : undefined;
  return code !== undefined && Object.hasOwn(ratingMessages, code) ? ratingMessages[code as keyof typeof ratingMessages] : error; // has it
}
