import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { wholeMap } from '../../maps/map-view.ts';
import classes from '../../maps/maps.module.css';
import { countries, countryOf } from '../../maps/world.ts';
import { WorldMap } from '../../maps/world-map.tsx';

const phrases = {
  map: { th: 'ประเทศที่มีบันทึกความร่วมมือ', en: 'Countries with agreements' },
};

const partners = ['JP', 'KR', 'CN', 'LA', 'VN'];

export function PartnerCountries() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const [view, setView] = useState(wholeMap);
  return (
    <>
      <WorldMap label={t.map} view={view} onView={setView}>
        {countries.map(({ code, path }) => (
          <path key={code} d={path} className={classes.country} data-level={partners.includes(code) ? 3 : 0} />
        ))}
      </WorldMap>
      {/* the same in words: nobody has to find a country by its shape */}
      <p>{partners.map((code) => countryOf(code)?.name[language]).join(' · ')}</p>
    </>
  );
}
