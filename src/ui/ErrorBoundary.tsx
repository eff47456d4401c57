/** The last net: a screen that breaks is explained, and the saved game is one tap away. */
import { Component, type ReactNode } from 'react';
import { PrimaryButton } from './chrome/Button';
import { useWords } from './words';
import styles from './errorBoundary.module.css';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { broken } = useWords().errors;
  return (
    <main className={styles.broken} role="alert">
      <h1 className={styles.title}>{broken.title}</h1>
      <p>{broken.text}</p>
      <PrimaryButton onClick={() => location.reload()}>{broken.reload}</PrimaryButton>
    </main>
  );
}
