import { Component } from "react";
import type { Elements } from "./elements";

interface ErrorBoundaryProps {
  children: Elements;
  /** What stands in place of the broken part; `retry` renders it afresh. */
  fallback: (retry: () => void, error: unknown) => Elements;
  /** When this changes, the part is tried again. */
  resetKey?: string;
  onError?: (error: Error) => void;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
  resetKey: string | undefined;
}

/** Keeps the rest of the app alive when one part of it breaks. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError?.(error);
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.fallback(() => this.setState({ failure: null }), failure.error);
  }
}
