"use client";

import { useEffect, useRef } from "react";
import { takeReturnAddress } from "@/lib/start/return-address";
import { pageLocation } from "@/lib/platform/page-location";
import { useNavigation } from "@/lib/navigation/use-navigation";

/** Returns once, after a good start, to where the member was before the login. */
export function ReturnToAddress() {
  const navigation = useNavigation();
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const address = takeReturnAddress();
    if (address !== null && address !== pageLocation.current()) navigation.goTo(address, { replace: true });
  }, [navigation]);
  return null;
}
