"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { Card, type Config, type Member } from "./card";

async function call<Body>(path: string): Promise<Body> {
  const response = await fetch(`/api/fi/${path}`, { credentials: "include" });
  if (response.status === 401) location.replace("/login");
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Body;
}

export default function Page() {
  const t = useTranslations("card");
  const config = useQuery({ queryKey: ["config"], queryFn: () => call<{ config: Config }>("config") });
  const me = useQuery({
    queryKey: ["me"],
    queryFn: () => call<{ memberData: Member }>("me"),
    enabled: config.isSuccess,
  });
  const isFailed = config.isError || me.isError;
  return (
    <>
      <header>
        <b>{t("title")}</b>
      </header>
      <main>
        {config.data && me.data && <Card config={config.data.config} member={me.data.memberData} />}
        {isFailed && (
          <p role="alert">
            {t("failed")} <button onClick={() => void config.refetch()}>{t("tryAgain")}</button>
          </p>
        )}
        {!me.data && !isFailed && <p role="status">{t("loading")}</p>}
      </main>
      <nav>
        <Link href="/">{t("title")}</Link>
        <Link href="/invoices" prefetch={false}>
          {t("invoices")}
        </Link>
      </nav>
    </>
  );
}
