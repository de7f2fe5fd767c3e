-- A choice names the sections that are shown, in their order.
UPDATE "cvs" SET "choice" = jsonb_set("choice", '{sections}', coalesce((
  SELECT jsonb_agg(each -> 'section' ORDER BY place)
  FROM jsonb_array_elements("choice" -> 'sections') WITH ORDINALITY AS stored(each, place)
  WHERE each ->> 'shown' = 'Y'), '[]'));
