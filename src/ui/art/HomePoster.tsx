import { Fragment, useId } from 'react';
import styles from './art.module.css';
import { Bunting } from './Bunting';
import { PosterBuoy } from './PosterBuoy';
import { layoutPoster } from './posterLayout';
import { PosterScenery } from './PosterScenery';
import { Runabout } from './Runabout';
import { waveCrest, waveHeight } from './scenery';
import { useViewport } from './useViewport';

export interface HomePosterProps {
  /** Right edge of the menu column in CSS pixels; the boats stay to the right of it. */
  menuRight?: number | undefined;
  /** Room that the controls in the upper right corner take. */
  barWidth?: number | undefined;
}

const SHEET_COLORS = ['#3f93a3', '#237c96', '#145f82', '#0e4a70', '#0a3558'];

/** The poster behind the home screen: the lake in the evening, three boats heading for the menu. */
export function HomePoster({ menuRight = 490, barWidth }: HomePosterProps) {
  const ids = useId();
  const { width, height, horizon, scenery, sheets, boats, buoy, bunting, isPortrait } = layoutPoster({
    ...useViewport(),
    menuRight,
    ...(barWidth !== undefined && { barWidth }),
  });
  const glint = scenery.x + 988 * scenery.scale;
  const small = isPortrait ? 0.6 : 1;
  return (
    <svg
      className={styles.poster}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${ids}sky`} x1={0} y1={0} x2={0} y2={1}>
          <stop offset={0} stopColor="#f8e6bc" />
          <stop offset={0.5} stopColor="#f6c88c" />
          <stop offset={1} stopColor="#ee9a66" />
        </linearGradient>
        <linearGradient id={`${ids}far`} x1={0} y1={0} x2={0} y2={1}>
          <stop offset={0} stopColor="#e8a27c" />
          <stop offset={1} stopColor="#5f9a9d" />
        </linearGradient>
      </defs>
      <rect width={width} height={horizon} fill={`url(#${ids}sky)`} />
      <g transform={`translate(${scenery.x} ${scenery.y}) scale(${scenery.scale})`}>
        <PosterScenery />
      </g>
      <rect
        y={horizon}
        width={width}
        height={(sheets[0] ?? horizon) - horizon + 30}
        fill={`url(#${ids}far)`}
      />
      <g stroke="#fbe3b0" strokeWidth={4.5 * small} strokeLinecap="round" opacity={0.9}>
        {[66, 62, 70, 48].map((half, index) => (
          <path
            key={half}
            d={`M${glint - (half + index * 3) * small} ${horizon + (8 + index * 14) * small}h${2 * half * small}`}
          />
        ))}
      </g>
      {sheets.map((y, index) => {
        const swell = (6 + index * 1.2) * small;
        const wave = { y, swell, length: (430 + index * 60) * small, phase: index * 1.7, width };
        const crest = waveCrest(wave);
        const sheet = `${crest}L${width + 200} ${height}H-200Z`;
        return (
          <Fragment key={y}>
            {boats
              .filter((boat) => boat.sheet === index)
              .map((boat) => (
                <Runabout
                  key={boat.boat}
                  boat={boat.boat}
                  x={boat.x}
                  y={waveHeight(wave, boat.x + 300 * boat.scale) + 1}
                  scale={boat.scale}
                />
              ))}
            {buoy.sheet === index && (
              <PosterBuoy x={buoy.x} y={waveHeight(wave, buoy.x)} scale={buoy.scale} />
            )}
            <path d={sheet} transform={`translate(0 ${-8 * small})`} fill="#04203a" opacity={0.2} />
            <path d={sheet} fill={SHEET_COLORS[index]} />
            <path
              d={crest}
              transform={`translate(0 ${7 * small})`}
              fill="none"
              stroke="#d5f1fa"
              strokeWidth={1.6 * small}
              opacity={0.3}
            />
          </Fragment>
        );
      })}
      {bunting && (
        <Bunting
          from={{ x: bunting.from, y: bunting.y }}
          to={{ x: bunting.to, y: bunting.y }}
          sag={bunting.sag}
          flags={Math.round((bunting.to - bunting.from) / (bunting.flagSize * 1.42))}
          size={bunting.flagSize}
        />
      )}
    </svg>
  );
}
