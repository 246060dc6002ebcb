/** A service that can be requested: the namespace of its page's texts, and the beginning of the ids on its page. */
export type ServiceKind = 'import-services' | 'vehicle-sourcing' | 'consignment';

/** The namespace of a page's texts. */
export type PageName = ServiceKind | 'auction-access' | 'auction-bidding';
