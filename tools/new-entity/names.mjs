/** The names of an entity in every spelling the sources use. */
export function namesOf({ area, name, page, th, en, plural = `${en}s` }) {
  if (!/^[a-z]+(_[a-z]+)*$/.test(name)) throw new Error(`the name is singular and in snake_case, such as job_position; not "${name}"`);
  if (!/^\/(member|web|centre|admin)\/[a-z_]+$/.test(page))
    throw new Error(`the page is an address such as /member/position; not "${page}"`);
  if (!th || !en) throw new Error('the title is needed in Thai and in English');
  const words = name.split('_');
  const pascal = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  return {
    area,
    page,
    th,
    en,
    plural,
    snake: name,
    kebab: words.join('-'),
    pascal,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    group: page.startsWith('/centre/') ? 'centre_lc' : page.split('/')[1],
  };
}

/** Prefix is the pattern: its sources, with the names changed, are a new entity. The order matters. */
export function rename(source, names) {
  const { area, page, snake, kebab, camel, pascal, th, en, plural } = names;
  return source
    .replaceAll('คำนำหน้าชื่อ', th)
    .replaceAll('Name prefixes', plural)
    .replaceAll("'Prefixes'", `'${plural}'`)
    .replace(/\b(Add a|Edit the) prefix\b/g, (_, verb) => `${verb} ${en.toLowerCase()}`)
    .replaceAll('/member/prefix', page)
    .replaceAll('members/prefix/prefix', `${area}/${kebab}/${kebab}`)
    .replaceAll('members/prefix', `${area}/${kebab}`)
    .replaceAll('./members/', `./${area}/`)
    .replaceAll("name: 'prefix'", `name: '${snake}'`)
    .replace(/\bprefix(?=[-.](screen|list|form|phrases|resource))/g, kebab)
    .replace(/(?<![a-z])prefix(?=s\b|_)/g, snake)
    .replaceAll('Prefix', pascal)
    .replaceAll('prefix', camel);
}
