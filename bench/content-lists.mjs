/** A word that many of the grown records hold, and one that few do. */
export const usualWord = 'การ';
export const rareWord = 'นกกระเต็น';

const titled = (name, address, table, key, order, filter, more = {}) => ({ name, address, table, key, order, filter, ...more });
const active = { query: 'active=N', where: `active = 'N'` };

/**
 * Every list of content, with the statement that answers it best: the order that an index keeps, a filter people use, and the columns of
 * its items. `unique` are columns no two records share, as they are copied; `from` and `columns` are what an item shows of other tables.
 */
export const contentLists = [
  titled(
    'documents',
    '/web_con_docs?doc_section=DOC',
    'web_con_docs',
    'doc_id',
    'doc_id DESC',
    { query: 'doc_group_tag=D1', where: `doc_group_tag = 'D1'` },
    { always: `doc_section = 'DOC'` },
  ),
  titled(
    'MOUs',
    '/web_con_docs?doc_section=MOU',
    'web_con_docs',
    'doc_id',
    'doc_id DESC',
    { query: 'active=N', where: `active = 'N'` },
    { always: `doc_section = 'MOU'` },
  ),
  titled('pages', '/webConPages', 'web_con_pages', 'pages_id', 'pages_id', active, { unique: 'page_url', without: /content/ }),
  titled(
    'articles',
    '/web_con_article_pages',
    'web_con_article_pages',
    'article_pages_id',
    'article_page_url',
    { query: 'article_page_group_tag=A1', where: `article_page_group_tag = 'A1'` },
    { unique: 'article_page_url', without: /content/ },
  ),
  titled('links', '/web_con_links', 'web_con_links', 'links_id', 'order_seq DESC, links_id DESC', {
    query: 'links_group_tag=D1',
    where: `links_group_tag = 'D1'`,
  }),
  titled('showcases', '/webConPersons', 'web_con_persons', 'persons_id', 'persons_id DESC', active, {
    unique: 'persons_url',
    without: /content/,
    columns: ', (SELECT count(*)::int FROM web_con_person_cells c WHERE c.persons_id = t.persons_id) AS people_count',
  }),
  titled(
    'grouped documents',
    '/web_con_group_items',
    'web_con_group_items',
    'group_item_id',
    'group_item_id DESC',
    { query: 'group_master_id=1', where: 'group_master_id = 1' },
    {
      without: /content/,
      from: ' JOIN dc_group_masters m USING (group_master_id) JOIN dc_group_sub_as a USING (group_sub_a_id) JOIN dc_group_sub_bs b USING (group_sub_b_id)',
      columns:
        ', m.group_master_name_th, m.group_master_name_en, a.group_sub_a_index, a.group_sub_a_title_th, a.group_sub_a_title_en, b.group_sub_b_title_th, b.group_sub_b_title_en',
    },
  ),
  titled(
    'deans',
    '/web_con_direct_deans',
    'web_con_direct_deans',
    'direct_dean_id',
    'direct_dean_start_date DESC, direct_dean_id DESC',
    { query: 'direct_dean_status_now=Y', where: `direct_dean_status_now = 'Y'` },
    {
      from: ' JOIN users u USING (user_name) LEFT JOIN user_infos i USING (user_name) LEFT JOIN prefixs p USING (prefix_code)',
      columns: `, u.fname_th, u.lname_th, btrim(concat(p.prefix_s_th, u.fname_th, ' ', u.lname_th)) AS full_name_th, btrim(concat(u.fname_en, ' ', u.lname_en)) AS full_name_en`,
      // the best known: each table by its own index
      search: `direct_dean_id IN (SELECT direct_dean_id FROM web_con_direct_deans WHERE search_text LIKE $1
        UNION SELECT direct_dean_id FROM web_con_direct_deans JOIN users USING (user_name) WHERE users.search_text LIKE $1)`,
    },
  ),
  titled(
    'works',
    '/web_con_works',
    'web_con_works',
    'work_id',
    'work_id',
    { query: 'status_check=W', where: `status_check = 'W'` },
    {
      from: ` JOIN users u USING (user_name) LEFT JOIN dc_params p ON p.parameter_system = 'WEB' AND p.parameter_name = 'WORKS_TYPE' AND p.parameter_value = t.work_type`,
      columns: `, u.fname_th || ' ' || u.lname_th AS full_name_th, u.fname_en || ' ' || u.lname_en AS full_name_en, p.parameter_th, p.parameter_en,
      to_char(work_public_date + interval '543 years', 'MM/YYYY') AS "MNumYear", extract(year FROM work_public_date)::int + 543 AS "NumYear"`,
    },
  ),
  titled(
    'activities',
    '/web_con_activitys',
    'web_con_activitys',
    'activity_id',
    'activity_date DESC, activity_id DESC',
    { query: 'activity_type=A2', where: `activity_type = 'A2'` },
    {
      from: ' JOIN users u USING (user_name)',
      columns: `, u.fname_th || ' ' || u.lname_th AS full_name_th, u.fname_en || ' ' || u.lname_en AS full_name_en,
        (SELECT count(*)::int FROM web_con_activity_users c WHERE c.activity_id = t.activity_id) AS people_count`,
    },
  ),
];

/** Copies a table's rows until there are so many: other keys, the same words as often, and in few of them the rare word. */
export async function enlarge(pool, { table, key, unique, always = 'true' }, count) {
  const { rows: columns } = await pool.query(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND column_name <> $2 AND is_generated = 'NEVER'`,
    [table, key],
  );
  const {
    rows: [{ present }],
  } = await pool.query(`SELECT count(*)::int AS present FROM ${table} WHERE ${always}`);
  const names = columns.map(({ name }) => name);
  const copied = names.map((name) => {
    if (name === unique) return `${name} || '_' || copy`;
    if (name === 'order_seq') return `order_seq + copy * 1000`;
    // one DOI is one work
    if (name === 'work_doi') return `''`;
    // every dean would else have stood on the same days, and every activity been held on them
    if (name === 'activity_date') return `activity_date - copy % 3000`;
    if (name === 'direct_dean_start_date') return `direct_dean_start_date - copy`;
    if (name === 'search_text') return `search_text || CASE WHEN (copy * ${present} + place) % 500 = 0 THEN ' ${rareWord}' ELSE '' END`;
    return name;
  });
  await pool.query(
    `INSERT INTO ${table} (${names.join()}) SELECT ${copied.join()} FROM generate_series(1, $1::int) copy,
      (SELECT *, row_number() OVER (ORDER BY ${key}) AS place FROM ${table} WHERE ${always}) one ORDER BY copy, place LIMIT $2::int`,
    [Math.ceil(count / present), Math.max(0, count - present)],
  );
}
