import { answerDocs } from "@/lib/api/answer.docs";
import { badgeDocs } from "@/lib/api/badge.docs";
import { collectionItemDocs } from "@/lib/api/collection-item.docs";
import {
  alertTextDocs,
  configDocs,
  contentPageDocs,
  formsDocs,
  linkDocs,
  linkGroupDocs,
  logoDocs,
  paymentInformationDocs,
} from "@/lib/api/config.docs";
import { blockFileDocs, blockImageDocs, contentBlockDocs } from "@/lib/api/content-block.docs";
import { detailDocs } from "@/lib/api/detail.docs";
import { columnsDocs, fieldPropsDocs, formFieldDocs } from "@/lib/api/form-schema.docs";
import { invoiceDocs, invoicePaymentDocs, invoiceRowDocs } from "@/lib/api/invoice.docs";
import { assignmentDocs, cardCodeDocs, memberDocs, membershipDocs, walletLinksDocs } from "@/lib/api/member.docs";
import { paymentFormDocs } from "@/lib/api/payment-form.docs";

/** Every wire object that the app reads, by its name and in its order in the documents. */
export const entities = {
  Answer: answerDocs,
  Config: configDocs,
  ContentPage: contentPageDocs,
  AlertText: alertTextDocs,
  Forms: formsDocs,
  PaymentInformation: paymentInformationDocs,
  LinkGroup: linkGroupDocs,
  Link: linkDocs,
  Logo: logoDocs,
  CollectionItem: collectionItemDocs,
  Badge: badgeDocs,
  PaymentForm: paymentFormDocs,
  Member: memberDocs,
  Membership: membershipDocs,
  Detail: detailDocs,
  Assignment: assignmentDocs,
  Invoice: invoiceDocs,
  InvoiceRow: invoiceRowDocs,
  InvoicePayment: invoicePaymentDocs,
  CardCode: cardCodeDocs,
  WalletLinks: walletLinksDocs,
  ContentBlock: contentBlockDocs,
  BlockImage: blockImageDocs,
  BlockFile: blockFileDocs,
  FormField: formFieldDocs,
  FieldProps: fieldPropsDocs,
  Columns: columnsDocs,
};

export type EntityName = keyof typeof entities;

export const entityNames = Object.keys(entities) as EntityName[];
