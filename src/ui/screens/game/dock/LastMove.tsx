import styles from './dock.module.css';

export function LastMove() {
  return <p className={styles.lastMove} />;
}
