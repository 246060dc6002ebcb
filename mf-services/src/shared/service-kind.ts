/** A service that can be requested. Also the namespace of its page's texts, and the prefix of the ids on its page. */
export type ServiceKind = 'import-services' | 'vehicle-sourcing' | 'consignment';

/** The namespace of a page's texts. */
export type PageName = ServiceKind | 'auction-access' | 'auction-bidding';
