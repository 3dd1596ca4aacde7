import type { MouseEvent, ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { DetailList } from "@/components/ui/detail-list";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { CardModel } from "@/lib/api/card-model";
import { mdiAccountEdit, mdiCardAccountDetails } from "@/lib/icons/first-icons";
import { href } from "@/lib/routes/href";
import { routeExists } from "@/lib/routes/routes";
import type { FirstPaintTranslator } from "@/lib/start/first-paint-texts";

interface MembershipCardProps {
  card: CardModel;
  t: FirstPaintTranslator;
  onShow?: () => void;
  onEdit?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Load after the first frame: the links, and the content for print only. */
  lazyParts?: ReactNode;
}

/**
 * The card itself (docs/product.md, Membership card). Plain markup without hooks: the same code draws it before React loads (see
 * docs/decisions/002-first-paint.md), so nothing moves when React takes over.
 */
export function MembershipCard({ card, t, onShow, onEdit, lazyParts }: MembershipCardProps) {
  return (
    <article className="membership-card overflow-hidden rounded-card bg-surface pb-6 shadow-card">
      {card.heroImage ? (
        <div className="aspect-[2/1] short:aspect-[3/1] short:max-h-[25svh] w-full bg-primary-deep has-data-missing:hidden print:hidden">
          <img
            key={card.heroImage}
            src={card.heroImage}
            alt=""
            className="size-full object-cover"
            width={1200}
            height={600}
            fetchPriority="high"
          />
        </div>
      ) : null}
      {/* The text flows around the photo and takes the whole width below it. */}
      <div className="flow-root bg-linear-to-br from-primary to-primary-deep px-5 py-6 text-on-primary">
        {card.photo ? (
          <img
            key={card.photo}
            src={card.photo}
            alt={t("membershipCard.photoOf", { name: card.fullName })}
            width={88}
            height={110}
            className="float-right mb-2 ml-4 h-[110px] w-[88px] rounded-xl border-2 border-white/80 object-cover data-missing:hidden"
          />
        ) : null}
        <h1 translate="no" className="text-3xl leading-tight font-extrabold tracking-tight text-balance">
          {card.fullName}
        </h1>
        {card.memberships.length > 0 ? (
          <ul role="list" aria-label={t("membershipCard.memberships")} className="mt-4">
            {card.memberships.map((membership, index) => (
              <li key={index} className="border-l-4 border-white/60 pl-3 not-first:mt-3">
                <p className="leading-snug font-semibold">{membership.title}</p>
                {membership.subtitle ? <p className="leading-snug">{membership.subtitle}</p> : null}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="px-5 pt-6 print:hidden">
        <Button id="show-card" className="w-full text-lg" aria-haspopup="dialog" onClick={onShow}>
          <SvgIcon path={mdiCardAccountDetails} />
          <span>{t("membershipCard.show")}</span>
        </Button>
      </div>
      {card.details.length > 0 ? (
        <DetailList label={t("membershipCard.details")} details={card.details} isNarrow className="px-5 pt-6" />
      ) : null}
      {routeExists("myAccount") ? (
        <div className="px-5 pt-6 print:hidden">
          <ButtonLink variant="tonal" className="w-full" href={href("myAccount")} onClick={onEdit}>
            <SvgIcon path={mdiAccountEdit} className="size-5" />
            <span>{t("membershipCard.edit")}</span>
          </ButtonLink>
        </div>
      ) : null}
      <div className="card-links" style={{ "--rows": card.linkCount + 1 }}>
        {lazyParts}
      </div>
    </article>
  );
}
