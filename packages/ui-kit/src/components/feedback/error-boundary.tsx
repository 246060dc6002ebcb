import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ContentUnavailable } from './content-unavailable.js';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What the children show, such as a path: when it changes, they are rendered again. */
  resetKey?: string;
}

/** Confines a rendering error to this part. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A part of the page failed', error, info.componentStack);
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps, { failed }: { failed: boolean }) {
    if (failed && resetKey !== this.props.resetKey) this.retry();
  }

  readonly retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? <ContentUnavailable onRetry={this.retry} /> : this.props.children;
  }
}
