import { useTranslations } from "next-intl";
import { DetailList } from "@/components/ui/detail-list";
import { cardModel } from "@/lib/api/card-model";
import type { Member } from "@/lib/api/member";
import { useHiddenRows } from "@/lib/card/use-hidden-rows";
import { useConfig } from "@/lib/queries/config-query";
import { MembershipWarning } from "../membership-warning";
import { CardClock } from "./card-clock";
import { CardCode } from "./card-code";

/** Letters; a longer one would leave no room for the code beside it on a small screen. */
const longName = 40;

/** Who, member of what, now: large enough to be read across a counter. The rest of it below. */
export function ShownCard({ member }: { member: Member }) {
  const t = useTranslations("membershipCard");
  const { fullName, memberships, details, warning } = cardModel(useConfig(), member);
  const hiddenRows = useHiddenRows();
  const shownRows = details.filter(({ label, value }) => !hiddenRows.has(label) && label + value !== "");
  const code = member.cardCode?.value ? member.cardCode : null;
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-3 px-5 pt-[calc(env(safe-area-inset-top)+1.25rem)] pb-6 sm:grid-cols-2 sm:gap-x-10 sm:gap-y-6 lg:pt-12">
      <div className="grid grid-cols-1 content-start gap-3">
        <CardClock />
        <h1
          className={`leading-tight font-extrabold tracking-tight wrap-anywhere hyphens-auto ${fullName.length > longName ? "text-2xl min-[400px]:text-3xl" : "text-4xl min-[400px]:text-5xl lg:text-6xl"}`}
        >
          {fullName}
        </h1>
        {memberships.length > 0 ? (
          <ul aria-label={t("memberships")} className="grid grid-cols-1 gap-3">
            {memberships.map((membership, index) => (
              <li key={index} className="border-l-8 border-primary pl-4 wrap-anywhere">
                <p className="text-2xl leading-tight font-bold">{membership.title}</p>
                {membership.subtitle ? <p className="text-xl leading-snug">{membership.subtitle}</p> : null}
              </li>
            ))}
          </ul>
        ) : null}
        {warning ? <MembershipWarning warning={warning} fallback={t("invalidMembership")} /> : null}
      </div>
      {code ? <CardCode code={code} /> : null}
      {shownRows.length > 0 ? (
        <div className="sm:col-span-2">
          <DetailList details={shownRows} />
        </div>
      ) : null}
    </div>
  );
}
