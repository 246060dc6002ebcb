import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ContentUnavailable } from './content-unavailable.js';

interface ErrorBoundaryProps {
  children: ReactNode;
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

  override render() {
    return this.state.failed ? <ContentUnavailable /> : this.props.children;
  }
}
