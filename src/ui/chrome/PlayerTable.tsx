import type { ReactNode } from 'react';
import { BoatIcon } from '../boats/BoatIcon';
import type { BoatNumber } from '../styles/palette';
import { DamageStars } from './DamageStars';
import styles from './players.module.css';

export interface PlayerTableProps {
  /** Already translated; the table's name for a screen reader. */
  label: string;
  heads: { race: ReactNode; speed: ReactNode; damage: ReactNode; rounded: ReactNode; points: ReactNode };
  /** PlayerRow elements. */
  children: ReactNode;
  /** A projected rail has no room for the line of column heads; they stay for screen readers. */
  hideHeads?: boolean | undefined;
}

export function PlayerTable({ label, heads, children, hideHeads }: PlayerTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={hideHeads ? 'visually-hidden' : undefined}>
        <tr>
          <th scope="col" colSpan={2} className={styles.name}>
            {heads.race}
          </th>
          <th scope="col">{heads.speed}</th>
          <th scope="col">{heads.damage}</th>
          <th scope="col">{heads.rounded}</th>
          <th scope="col" className={styles.points}>
            {heads.points}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export interface PlayerRowProps {
  boat: BoatNumber;
  boatLabel: string;
  name: ReactNode;
  speed: ReactNode;
  damage: number;
  damageLabel: string;
  rounded: ReactNode;
  points: ReactNode;
  /** Whose turn it is. */
  isActive?: boolean | undefined;
  /** A boat out of the race steps back. */
  isOut?: boolean | undefined;
  iconSize?: number | undefined;
  floorPx?: number | undefined;
}

/** Stars grow with the boats beside them. */
const STAR_SHARE = 0.38;

export function PlayerRow(row: PlayerRowProps) {
  const { boat, boatLabel, isActive, isOut, iconSize = 40, floorPx } = row;
  return (
    <tr
      className={styles.row}
      data-active={isActive || undefined}
      data-out={isOut || undefined}
      aria-current={isActive ? 'true' : undefined}
    >
      <td className={styles.boat}>
        <BoatIcon boat={boat} size={iconSize} floorPx={floorPx} label={boatLabel} />
      </td>
      <th scope="row" className={styles.name}>
        {row.name}
      </th>
      <td>{row.speed}</td>
      <td>
        <DamageStars damage={row.damage} size={Math.round(STAR_SHARE * iconSize)} label={row.damageLabel} />
      </td>
      <td>{row.rounded}</td>
      <td className={styles.points}>{row.points}</td>
    </tr>
  );
}
