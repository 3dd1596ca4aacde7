import { Component } from "react";
import type { Elements } from "./elements";

interface ErrorBoundaryProps {
  children: Elements;
  /** Replaces the broken part; `retry` renders it afresh. */
  fallback: (retry: () => void, error: unknown) => Elements;
  /** A change of this key retries the part. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
  resetKey: string | undefined;
}

/** Contains a render error, so that the rest of the app keeps working. */
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

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.fallback(() => this.setState({ failure: null }), failure.error);
  }
}
