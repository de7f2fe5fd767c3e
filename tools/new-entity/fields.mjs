import { namePattern } from './names.mjs';

/** What a field called `f` of each kind writes at the marks of the templates: `body` at `%body%`. */
const kinds = {
  text: (f) => ({
    body: `${f}: text(500).default(''),`,
    row: `${f}: z.string(),`,
    model: `${f} String @default("")`,
    table: `"${f}" TEXT NOT NULL DEFAULT '',`,
    words: `body.${f},`,
    inputs: `<TextField form={form} name="${f}" />`,
    formImports: "import { TextField } from '../../../kit/fields/text/text-field.tsx';",
    columns: `{ field: '${f}' },`,
    unusual: `${f}: 'ข้อความ',`,
  }),
  richtext: (f) => ({
    contractImports: "import { richText } from '../kit/fields.ts';",
    body: `${f}: richText.default(''),`,
    row: `${f}: z.string(),`,
    heavy: `${f}: true,`,
    richText: `'${f}',`,
    model: `${f} String @default("")`,
    table: `"${f}" TEXT NOT NULL DEFAULT '',`,
    searchable: `"${f}"`,
    inputs: `<FullWidth><RichTextField form={form} name="${f}" /></FullWidth>`,
    formImports: `${fullWidth}\nimport { RichTextField } from '../../../kit/fields/rich-text/rich-text-field.tsx';`,
    unusual: `${f}: '<p>ข้อความ</p>',`,
  }),
  number: (f) => ({
    contractImports: "import { number } from '../kit/fields.ts';",
    body: `${f}: number(z.int().min(0).max(2_147_483_647)).default(0),`,
    row: `${f}: z.int(),`,
    sort: `'${f}',`,
    model: `${f} Int @default(0)`,
    table: `"${f}" INTEGER NOT NULL DEFAULT 0,`,
    inputs: `<TextField form={form} name="${f}" inputMode="numeric" />`,
    formImports: "import { TextField } from '../../../kit/fields/text/text-field.tsx';",
    columns: `{ field: '${f}', sort: '${f}', align: 'end', width: 110 },`,
    wrong: `['${f}', { ${f}: '-1' }],`,
    unusual: `${f}: '7',`,
  }),
  day: (f) => ({
    contractImports: "import { optionalDay } from '../kit/fields.ts';",
    body: `${f}: optionalDay,`,
    row: `${f}: z.iso.date().nullable(),`,
    sort: `'${f}',`,
    model: `${f} DateTime? @db.Date`,
    table: `"${f}" DATE,`,
    data: `${f}: body.${f} && dayDate(body.${f}),`,
    resourceImports: "import { dayDate } from '../../kit/crud/days.ts';",
    inputs: `<DayField form={form} name="${f}" />`,
    formImports: "import { DayField } from '../../../kit/fields/day/day-field.tsx';",
    screenImports: "import { useLanguage } from '../../../i18n/phrases.tsx';\nimport { dayText } from '../../../kit/theme/dates.ts';",
    hooks: 'const { language } = useLanguage();',
    columns: `{ field: '${f}', cell: (row) => row.${f} && dayText(row.${f}, language), sort: '${f}', width: 130 },`,
    wrong: `['${f}', { ${f}: '2026-02-30' }],`,
    unusual: `${f}: '2030-01-01',`,
  }),
  flag: (f) => ({
    ...chosen(f, "Y: { th: 'ใช่', en: 'Yes' }, N: { th: 'ไม่ใช่', en: 'No' }", 'N', 'Y'),
    model: `${f} Flag @default(N)`,
    table: `"${f}" "Flag" NOT NULL DEFAULT 'N',`,
    inputs: `<FlagField form={form} name="${f}" />`,
    formImports: "import { FlagField } from '../../../kit/fields/choice/choice-fields.tsx';",
  }),
  choice: (f) => ({
    ...chosen(f, "A: { th: 'แบบ A', en: 'Kind A' }, B: { th: 'แบบ B', en: 'Kind B' }", 'A', 'B'),
    model: `${f} String @default("A")`,
    table: `"${f}" TEXT NOT NULL DEFAULT 'A',`,
    inputs: `<SelectField form={form} name="${f}" />`,
    formImports: "import { SelectField } from '../../../kit/fields/choice/choice-fields.tsx';",
  }),
  picture: (f) => ({
    ...stored(f, "kind: 'image', maxMegabytes: 3, requiredWhen: () => true"),
    row: `/** Public address of the picture; the small one is the same address with \`?size=small\`. */\n${f}: z.string().nullable(),`,
    inputs: `<PictureField form={form} name="${f}" />`,
    formImports: "import { PictureField } from '../../../kit/fields/files/file-field.tsx';",
    screenImports: "import { RowPicture } from '../../../kit/list/cells/title-cell.tsx';",
    picture: `picture={<RowPicture address={row.${f}} />}`,
  }),
  file: (f) => ({
    ...stored(f, "kind: 'document', maxMegabytes: 100, requiredWhen: (body) => body.status_link === 'Y'"),
    contractImports: `import { errorCode } from '../kit/error-code.ts';\nimport { addressOrNone, noAddress } from '../kit/fields.ts';\nimport { fileOrLink } from '../kit/flags.ts';`,
    body: `/** Y: an uploaded file, N: an address. */\nstatus_link: fileOrLink.default('Y'),\n${f}_url: addressOrNone.default(noAddress),`,
    rules: `.refine(({ status_link, ${f}_url }) => status_link === 'Y' || !['', noAddress].includes(${f}_url), {
    path: ['${f}_url'],
    message: errorCode('required'),
  })`,
    row: `status_link: fileOrLink,\n/** Public address of the file. */\n${f}: z.string().nullable(),\n${f}_url: z.string(),`,
    labels: `status_link: { th: 'ไฟล์หรือลิงก์', en: 'File or link' },\n${f}_url: { th: 'ลิงก์', en: 'Link' },`,
    addresses: `'${f}_url',`,
    model: `status_link Flag @default(Y)\n${f} String?\n${f}_url String @default("#")`,
    table: `"status_link" "Flag" NOT NULL DEFAULT 'Y',\n"${f}" TEXT,\n"${f}_url" TEXT NOT NULL DEFAULT '#',`,
    searchable: `"${f}_url"`,
    data: `${f}_url: body.${f}_url || noAddress,`,
    resourceImports: `import { noAddress } from '@faculty/contracts/kit/fields';\n${filePaths}`,
    inputs: `<FullWidth><FileOrLink form={form} by="status_link" part="${f}" url="${f}_url" /></FullWidth>`,
    formImports: `${fullWidth}\nimport { FileOrLink } from '../../../kit/fields/files/file-or-link.tsx';`,
    wrong: `['${f}', { ${f}: undefined }],\n['${f}_url', { status_link: 'N' }],`,
  }),
  relation: (f, { name, table, key, title, model, sample, choices, choicesImports }) => ({
    body: `${f}: serialId,`,
    row: `${f}: z.int(),\n${f}_name_th: z.string(),\n${f}_name_en: z.string(),`,
    labels: `${f}_name: { th: 'ชื่อ${wordsOf(f)}', en: 'Name of the ${wordsOf(f)}' },`,
    filters: `${f}: serialId.optional(),`,
    model: `${f} Int`,
    relations: `${partOf(f)} ${model} @relation("${f}", fields: [${f}], references: [${key}], onDelete: Restrict)`,
    indexes: `@@index([${f}])`,
    table: `"${f}" INTEGER NOT NULL,`,
    constraints: foreignKey(f, table, key, 'RESTRICT'),
    joins: `${table}: Prisma.sql\`${table}.${key} = web_con_exhibits.${f}\`,`,
    computed: `${f}_name_th: Prisma.sql\`${table}.${title}_th\`, ${f}_name_en: Prisma.sql\`${table}.${title}_en\`,`,
    resourceImports: "import { Prisma } from '@faculty/prisma/client';",
    inputs: `<SelectField form={form} name="${f}" options={${choices}} isSearchable />`,
    formImports: `import { SelectField } from '../../../kit/fields/choice/choice-fields.tsx';\n${choicesImports}`,
    screenImports: `import { inLanguage } from '@faculty/contracts/kit/bilingual';\nimport { useLanguage } from '../../../i18n/phrases.tsx';\nimport { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';\n${choicesImports}`,
    hooks: 'const { language } = useLanguage();',
    open: '<>',
    selects: `<SelectFilter list={list} name="${f}" options={${choices}} isSearchable />`,
    close: '</>',
    columns: `{ field: '${f}', cell: (row) => inLanguage(language, row.${f}_name_th, row.${f}_name_en), width: 200 },`,
    sampleImports: `import { makeRecord } from '../make-record.ts';\nimport { sample as ${name} } from '../${sample}.ts';`,
    targets: `let ${f} = '0';`,
    given: `${f},`,
    wrong: `['${f}', { ${f}: '' }],\n['${f}', { ${f}: '2147483646' }],`,
    before: `${f} = await makeRecord(${name}, admin, t);`,
  }),
};

/** Entities that a field can refer to, because every form may offer their records. */
const targets = {
  department: {
    model: 'Department',
    schema: 'members',
    table: 'up_departments',
    key: 'up_department_id',
    title: 'up_department_name',
    sample: 'lists/department',
    choices: 'useCombo(departmentCombo)',
    choicesImports:
      "import { departmentCombo } from '../../../kit/fields/choice/department-combo.ts';\nimport { useCombo } from '../../../kit/fields/choice/use-combo.ts';",
  },
  group_master: {
    model: 'GroupMaster',
    schema: 'group-items',
    table: 'dc_group_masters',
    key: 'group_master_id',
    title: 'group_master_name',
    sample: 'lists/group-master',
    choices: 'useGroupMasters()',
    choicesImports: "import { useGroupMasters } from '../../../kit/fields/choice/use-group-places.ts';",
  },
};

const partOf = (f) => f.replace('exhibit_', '');
const wordsOf = (f) => partOf(f).replaceAll('_', ' ');
const foreignKey = (f, table, key, onDelete) =>
  `CREATE INDEX "web_con_exhibits_${f}_idx" ON "web_con_exhibits"("${f}");\nALTER TABLE "web_con_exhibits" ADD CONSTRAINT "web_con_exhibits_${f}_fkey" FOREIGN KEY ("${f}") REFERENCES "${table}"("${key}") ON DELETE ${onDelete} ON UPDATE CASCADE;`;

const fullWidth = "import { FullWidth } from '../../../kit/form/layout/form-page.tsx';";
const filePaths = "import { filePaths } from '../../kit/files/file-fields.ts';";

/** What a choice and a flag have in common. */
const chosen = (f, words, usual, other) => ({
  contractImports: "import { choice } from '../kit/labels.ts';",
  choices: `const ${f} = choice({ ${words} });`,
  body: `${f}: ${f}.default('${usual}'),`,
  row: `${f},`,
  sort: `'${f}',`,
  filters: `${f}: ${f}.optional(),`,
  screenImports: "import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';",
  open: '<>',
  selects: `<SelectFilter list={list} name="${f}" />`,
  close: '</>',
  columns: `{ field: '${f}', sort: '${f}', width: 140 },`,
  wrong: `['${f}', { ${f}: 'no code' }],`,
  unusual: `${f}: '${other}',`,
});

/** What a picture and a file have in common. */
const stored = (f, rule) => ({
  parts: `'${f}'`,
  files: `${f}: { ${rule}, folder: 'exhibits', public: true },`,
  model: `${f} String?`,
  relations: `${partOf(f)} StoredFile? @relation("${f}", fields: [${f}], references: [path])`,
  indexes: `@@index([${f}])`,
  table: `"${f}" TEXT,`,
  constraints: foreignKey(f, 'stored_files', 'path', 'SET NULL'),
  paths: '...filePaths(ctx),',
  resourceImports: filePaths,
  sampleImports: "import { picture } from '../../forms.ts';",
  given: `${f}: await picture(),`,
  wrong: `['${f}', { ${f}: undefined }],`,
});

/**
 * The fields that `--fields title,kind:choice,office:relation=department,file` names, beside the title that every entity has. A field named like a kind is of that kind,
 * another without a kind is a text.
 * @throws for a name or a kind that cannot be
 */
export function fieldsOf(given = '') {
  const fields = given
    .split(',')
    .filter((each) => each !== '' && each !== 'title')
    .map((each) => {
      const [name, given = Object.hasOwn(kinds, name) ? name : 'text'] = each.split(':');
      const [kind, to] = given.split('=');
      if (!namePattern.test(name) || name === 'id') throw new Error(`a field is called in snake_case, such as closing_day; not "${name}"`);
      if (!Object.hasOwn(kinds, kind)) throw new Error(`there is no kind "${kind}" of field, only ${Object.keys(kinds).join(', ')}`);
      if (kind !== 'relation')
        return { name, kind, sideIn: kind === 'picture' || kind === 'file' ? { model: 'StoredFile', schema: 'system' } : null };
      if (!Object.hasOwn(targets, to ?? ''))
        throw new Error(
          `a relation names what it refers to: ${Object.keys(targets)
            .map((target) => `${name}:relation=${target}`)
            .join(', ')}`,
        );
      const target = { name: to, ...targets[to] };
      return { name, kind, target, sideIn: target };
    });
  if (new Set(fields.map(({ name }) => name)).size < fields.length) throw new Error('a field is named twice');
  const related = fields.flatMap(({ target }) => target?.name ?? []);
  if (new Set(related).size < related.length) throw new Error('an entity has one relation to each other: the list joins its table once');
  if (fields.filter(({ kind }) => kind === 'file').length > 1) throw new Error('an entity has one file: status_link is its switch');
  return fields;
}

/** Writes the fields at the marks of a template. A mark with a line of its own takes the lines of its fields, each once. */
export function filled(template, fields) {
  const written = fields.map(({ name, kind, target }) => {
    const words = wordsOf(name);
    const label = `exhibit_${name}: { th: '${words}', en: '${words[0].toUpperCase()}${words.slice(1)}' },`;
    const own = kinds[kind](`exhibit_${name}`, target);
    return { ...own, labels: own.labels ? `${label}\n${own.labels}` : label };
  });
  const at = (mark) => [...new Set(written.flatMap((each) => each[mark]?.split('\n') ?? []))];
  const isHeavy = at('heavy').length > 0;
  const whole = {
    parts: at('parts').length > 0 ? `, ${at('parts').join(' | ')}` : '',
    Item: isHeavy ? 'ExhibitItem' : 'ExhibitRow',
    item: isHeavy ? 'item: exhibitItem,' : '',
    itemSchema: isHeavy
      ? `const exhibitItem = exhibitRow.omit({ ${at('heavy').join(' ')} });\nexport interface ExhibitItem extends z.infer<typeof exhibitItem> {}`
      : '',
    // a row shows one
    picture: at('picture')[0] ?? '',
    source: at('joins').length > 0 ? `joins: { ${at('joins').join(' ')} }, fields: { ${at('computed').join(' ')} },` : '',
    before: at('before').length > 0 ? `before: async (admin, t) => { ${at('before').join(' ')} },` : '',
    fileNames:
      at('searchable').length > 0
        ? `CREATE INDEX "web_con_exhibits_file_names" ON "web_con_exhibits" USING gin (file_names_in(${at('searchable').join(" || ' ' || ")}));`
        : '',
  };
  return template
    .replace(/^( *)%(\w+)%\n/gm, (_, indent, mark) =>
      (mark in whole ? [whole[mark]] : at(mark)).map((line) => `${indent}${line}\n`).join(''),
    )
    .replace(/%(\w+)%/g, (_, mark) => whole[mark] ?? at(mark).join(' '))
    .replace(/^ *(richText|addresses): \[\],\n/gm, '')
    .replace(/\n\s*\n(?=\n)/g, '\n');
}
