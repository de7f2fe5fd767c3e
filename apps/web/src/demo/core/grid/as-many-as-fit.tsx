import classes from './grid.module.css';
import { GridBox } from './grid-box.tsx';

export function AsManyAsFitExample() {
  return (
    <div className={classes.fit}>
      {['1', '2', '3', '4', '5', '6'].map((each) => (
        <GridBox key={each}>{each}</GridBox>
      ))}
    </div>
  );
}
