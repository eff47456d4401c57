import { memo, type CSSProperties } from 'react';
import { columnOf, rowOf, type Course, type Side, type Space } from '../../engine';
import { centreOf, formatViewBox, VIEW_BOXES, type Point } from '../geometry/board';
import { pictureNaming } from '../chrome/pictureNaming';
import { boats as boatColors, paper, type BoatNumber } from '../styles/palette';
import { useMiniature } from './miniatures';
import styles from './thumbnail.module.css';

export interface ThumbnailBoat {
  readonly boat: BoatNumber;
  readonly at: Space;
}

export interface LakeThumbnailProps {
  code: string;
  side: Side;
  boats?: readonly ThumbnailBoat[] | undefined;
  course?: Course | undefined;
  /** Width in CSS pixels, or any CSS width. */
  width: number | string;
  /** Already translated; without it the picture is decoration beside a name. */
  label?: string | undefined;
}

const BOX = VIEW_BOXES.lake;

/** The look of the big lake in five colours: shallows are wide strokes round the land. */
const LOOKS = {
  standard: { deep: '#0a3558', far: '#0e4a70', near: '#20798f', shore: '#f4e4b8', land: '#b9c77a' },
  expert: { deep: '#8bcee6', far: '#a5dde9', near: '#d0f0e6', shore: '#0b2a20', land: '#33683e' },
} as const satisfies Record<Side, object>;

function pointOf(space: Space): Point {
  return centreOf(columnOf(space), rowOf(space));
}

function Marks({ course }: { course: Course }) {
  const from = pointOf(course.start);
  const to = pointOf(course.finish);
  return (
    <g stroke={paper.white} strokeWidth={8}>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke={paper.ink} strokeWidth={26} />
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} strokeWidth={18} strokeDasharray="14 14" />
      {course.buoys.map(({ at }) => {
        const { x, y } = pointOf(at);
        return <circle key={at} cx={x} cy={y} r={20} fill="#cf1b26" />;
      })}
    </g>
  );
}

/** A lake as small as a stamp: land, shallows and, if they are given, the course and the boats. */
export const LakeThumbnail = memo(function LakeThumbnail(props: LakeThumbnailProps) {
  const { code, side, boats = [], course, width, label } = props;
  const land = useMiniature(code);
  const look = LOOKS[side];
  const style: CSSProperties = { width, aspectRatio: `${BOX.width} / ${BOX.height}`, background: look.deep };
  return (
    <svg
      className={styles.thumbnail}
      style={style}
      viewBox={formatViewBox(BOX)}
      preserveAspectRatio="xMidYMid slice"
      data-grown={land !== null || undefined}
      {...pictureNaming(label)}
    >
      {land && (
        <g strokeLinejoin="round" fillRule="evenodd" className={styles.land}>
          <path d={land} fill="none" stroke={look.far} strokeWidth={92} />
          <path d={land} fill="none" stroke={look.near} strokeWidth={44} />
          <path d={land} fill={look.land} stroke={look.shore} strokeWidth={12} />
        </g>
      )}
      {course && <Marks course={course} />}
      {boats.map(({ boat, at }) => {
        const { x, y } = pointOf(at);
        const { hull } = boatColors[boat];
        return (
          <g key={boat}>
            <circle cx={x} cy={y} r={38} fill={paper.white} />
            <circle cx={x} cy={y} r={29} fill={hull} stroke={paper.ink} strokeWidth={7} />
          </g>
        );
      })}
    </svg>
  );
});
