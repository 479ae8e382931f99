// Written by `npm run train:sender`: what each sign says about a name of a text with a given brand, in hundredths.

export const packedGivenWeights = `
behind label core=-30;behind label full=-27;behind label lead=40;behind label other=-26;behind label=-22;capital all=54
capital no text=40;capital none=-103;capital some=-39;form address kind none capital none=32;form address kind none=32
form address left none=32;form address right none=25;form address=32;form core kind ordinary capital no text=13
form core kind ordinary capital none=-40;form core kind particular capital all=29
form core kind particular capital none=-52;form core kind particular capital some=-14;form core kind particular=9
form core kind person capital all=-26;form core kind person=-26;form core kind place capital all=10
form core kind place=10;form core left none=-12;form core left other=12;form core of 2=-21
form core place comma word=31;form core place comma=39;form core place first colon=50;form core place first word=-15
form core place first=-9;form core place inside comma=11;form core place inside end=53
form core place inside sentence=-26;form core place inside word=-31;form core place inside=-27
form core place sentence comma=42;form core place sentence end=57;form core place sentence word=40
form core place sentence=50;form core right generic=-13;form core right other trade=-49;form core right other=-18
form full kind ordinary capital all=25;form full kind ordinary capital none=-30
form full kind particular capital all=12;form full kind particular capital no text=54
form full kind particular capital none=-13;form full kind particular capital some=-20;form full kind particular=10
form full kind person capital all=47;form full kind person=39;form full left none=11;form full left other=-9
form full of 1=19;form full of 3=-14;form full place colon word=-9;form full place colon=-36
form full place comma end=25;form full place first word=16;form full place first=15;form full place inside comma=-21
form full place inside end=-13;form full place sentence end=17;form full right none=-19;form full right other=21
form handle kind none capital no text=38;form handle kind none capital none=29;form handle kind none=38
form handle left none=38;form handle of 3=32;form handle place at-sign sentence=18;form handle place at-sign=31
form handle right none=38;form handle=38;form initials kind none capital all=41;form initials kind none=41
form initials left none=41;form initials of 3=52;form initials place first colon=16;form initials place first word=37
form initials place first=37;form initials right none=28;form initials-word kind none capital all=33
form initials-word kind none=33;form initials-word left none=33;form initials-word of 3=33
form initials-word right none=32;form initials-word=33;form initials=41;form joined kind none capital none=39
form joined kind none=36;form joined left none=36;form joined of 2=33;form joined of 3=15
form joined place inside sentence=23;form joined place inside=32;form joined right none=40;form joined=36
form lead kind ordinary capital all=32;form lead kind ordinary capital none=-81
form lead kind particular capital all=26;form lead kind particular capital none=-64;form lead kind particular=13
form lead kind person capital all=-12;form lead kind person=-17;form lead place comma=33;form lead place first colon=53
form lead place first word=-24;form lead place first=-10;form lead place inside comma=35
form lead place inside sentence=-28;form lead place inside word=-13;form lead place sentence end=26
form lead place sentence word=-15;form other kind number capital all=-35;form other kind number=-47
form other kind ordinary capital none=-24;form other kind ordinary=-26;form other kind particular capital all=22
form other kind particular capital none=-59;form other kind person capital all=12;form other kind person=9
form other left none=-11;form other left other=9;form other left own=-34;form other of 2=-28
form other place first word=-13;form other place first=-22;form other place inside colon=-15
form other place inside end=-10;form other place inside word=20;form other place sentence end=23
form other place sentence word=-13;form other=-15;form worded kind none capital all=14
form worded kind none capital no text=44;form worded kind none capital none=-43;form worded of 1=-34
form worded of 2=-9;form worded of 3=34;form worded place colon end=40;form worded place colon=40
form worded place first colon=15;form worded place first word=24;form worded place first=43
form worded place inside word=49;form worded place inside=-12;form worded place sentence end=9
form worded place sentence=-20;kind generic next word capital all=-11;kind generic=-30;kind none count 0 capital all=42
kind none count 0 capital no text=56;kind none count 0 capital none=15;kind none next colon capital all=42
kind none next end capital all=13;kind none next end capital no text=23;kind none next end capital none=34
kind none next sentence capital all=28;kind none next word capital all=52;kind none place at-sign capital no text=38
kind none place at-sign capital none=23;kind none place colon capital none=45;kind none place first capital all=50
kind none place inside capital no text=26;kind none place inside capital none=11
kind none place sentence capital all=13;kind none=54;kind number count 1 capital all=-43
kind number next word capital all=21;kind number place inside capital all=-15;kind number=-28
kind ordinary count 1 capital all=11;kind ordinary count 1 capital none=-63;kind ordinary count 2 capital all=54
kind ordinary count 2 capital none=-28;kind ordinary next colon capital all=72;kind ordinary next comma capital all=13
kind ordinary next end capital all=38;kind ordinary next sentence capital all=32
kind ordinary next sentence capital none=-21;kind ordinary next word capital all=9
kind ordinary next word capital no text=40;kind ordinary next word capital none=-84
kind ordinary place first capital all=10;kind ordinary place inside capital all=34
kind ordinary place inside capital none=-69;kind ordinary=-21;kind particular count 1 capital all=15
kind particular count 1 capital no text=9;kind particular count 1 capital none=-70
kind particular count 2 capital all=43;kind particular count 2 capital no text=68
kind particular count 2 capital none=-46;kind particular count 3 capital all=36
kind particular count 3 capital some=-26;kind particular next city capital all=30
kind particular next colon capital all=29;kind particular next comma capital all=23
kind particular next comma capital none=-48;kind particular next end capital all=30
kind particular next number capital all=40;kind particular next sentence capital all=15
kind particular next sentence capital none=25;kind particular next word capital all=17
kind particular next word capital no text=31;kind particular next word capital none=-92
kind particular place colon capital all=22;kind particular place comma capital all=63
kind particular place dash capital all=32;kind particular place first capital all=17
kind particular place inside capital all=35;kind particular place inside capital no text=18
kind particular place inside capital none=-114;kind particular place inside capital some=54
kind particular place line capital all=15;kind particular place sentence capital no text=42;kind particular=18
kind person count 1 capital all=23;kind person count 1 capital none=-39;kind person count 2 capital all=-24
kind person next end capital all=44;kind person next word capital all=23;kind person place inside capital all=11
kind person place inside capital none=-29;kind person place sentence capital all=14;kind place count 1 capital all=-29
kind place next word capital all=-39;kind place place inside capital all=-10;kind place=-15;left none=14;left own=-30
m a city=32;m a dash=50;m a end=45;m a number=-27;m a opt-out=-16;m a other=36;m a phone=46;m a picture=59
m a sentence=18;m a word=-9;m after are inside=20;m after are=20;m after by inside=-14;m after by=-14
m after en inside=-33;m after en=-26;m after for=-13;m after has=-20;m after here first=46;m after here=46
m after in inside=-30;m after in=-30;m after is first=-44;m after is inside=17;m after is=-40;m after le first=37
m after le inside=39;m after le=50;m after office=20;m after on=34;m after will sentence=39;m after will=30
m after y inside=-35;m after y=-38;m among 1=11;m among 3=-9;m and=74;m ao colon ordinary all=-30
m ao colon ordinary none=55;m ao colon ordinary some=-13;m ao comma ordinary none=12;m ao comma ordinary some=-26
m ao end ordinary all=47;m ao end ordinary none=36;m ao end ordinary some=12;m ao number ordinary none=-21
m ao other ordinary none=22;m ao phone ordinary none=46;m ao sentence ordinary all=15;m ao sentence ordinary none=9
m ao word ordinary all=-12;m ao word ordinary none=-13;m ao word ordinary some=20;m as colon surety 0=35
m as colon surety 2=-14;m as colon surety 3=12;m as comma surety 0=-22;m as comma surety 1=12;m as comma surety 2=-8
m as comma surety 3=59;m as dash surety 3=40;m as end surety 0=-16;m as end surety 1=63;m as end surety 2=15
m as end surety 3=42;m as number surety 1=-22;m as other surety 1=31;m as sentence surety 0=-46
m as sentence surety 1=23;m as sentence surety 2=34;m as sentence surety 3=27;m as word surety 0=-12
m as word surety 1=-12;m as word surety 3=19;m b at-sign=57;m b bracket=21;m b colon=-8;m b comma=30;m b dash=13
m b greeted=55;m b inside=-15;m b line=20;m b sentence=8;m ba at-sign end=10;m ba at-sign sentence=48
m ba at-sign word=11;m ba colon end=37;m ba colon word=20;m ba comma end=51;m ba dash end=26;m ba first colon=27
m ba first comma=-36;m ba first dash=38;m ba inside colon=-27;m ba inside comma=10;m ba inside number=-29
m ba inside opt-out=-9;m ba inside sentence=-9;m ba inside word=-11;m ba line end=12;m ba sentence city=43
m ba sentence comma=53;m ba sentence end=35;m bao at-sign sentence ordinary none words 1=18
m bao comma end ordinary none words 2=30;m bao comma word ordinary none words 1=-8
m bao dash end ordinary none words 1=18;m bao first colon ordinary none words 1=60
m bao first colon ordinary none words 2=52;m bao first colon ordinary some words 3=31
m bao first word ordinary all words 1=-9;m bao first word ordinary none words 1=-9
m bao first word ordinary none words 2=-11;m bao first word ordinary none words 3=65
m bao first word ordinary some words 2=25;m bao first word ordinary some words 3=35
m bao inside colon ordinary none words 1=16;m bao inside colon ordinary none words 2=59
m bao inside comma ordinary all words 1=-34;m bao inside comma ordinary none words 2=70
m bao inside comma ordinary some words 2=-16;m bao inside end ordinary none words 2=33
m bao inside number ordinary none words 1=-23;m bao inside sentence ordinary all words 1=-14
m bao inside sentence ordinary none words 1=-18;m bao inside sentence ordinary none words 2=19
m bao inside sentence ordinary some words 2=-11;m bao inside word ordinary all words 1=-15
m bao inside word ordinary some words 3=9;m bao sentence comma ordinary none words 1=43
m bao sentence end ordinary none words 1=23;m bao sentence end ordinary none words 2=20
m bao sentence end ordinary some words 2=24;m bao sentence word ordinary all words 2=42
m bao sentence word ordinary none words 1=-22;m bao sentence word ordinary none words 3=12
m bao sentence word ordinary some words 2=68;m bas at-sign end surety 1=8;m bas at-sign sentence surety 1=48
m bas colon end surety 1=27;m bas colon word surety 1=10;m bas comma end surety 3=38;m bas comma word surety 1=16
m bas dash end surety 1=18;m bas first colon surety 1=69;m bas first colon surety 2=-8;m bas first colon surety 3=59
m bas first dash surety 3=38;m bas first word surety 0=13;m bas first word surety 1=-10;m bas first word surety 2=46
m bas inside colon surety 1=-13;m bas inside colon surety 2=-12;m bas inside colon surety 3=-10
m bas inside comma surety 0=9;m bas inside comma surety 3=60;m bas inside end surety 0=-20;m bas inside end surety 1=52
m bas inside end surety 2=-14;m bas inside end surety 3=55;m bas inside number surety 1=-25
m bas inside sentence surety 0=-34;m bas inside sentence surety 2=28;m bas inside sentence surety 3=19
m bas inside word surety 0=-26;m bas inside word surety 2=-22;m bas inside word surety 3=30
m bas sentence comma surety 1=45;m bas sentence end surety 0=41;m bas sentence end surety 1=30
m bas sentence end surety 2=22;m bas sentence end surety 3=13;m bas sentence word surety 1=-14
m bas sentence word surety 2=10;m bas sentence word surety 3=27;m before a surety 1=-21;m before a=-45;m before and=-25
m before at surety 0=47;m before at surety 1=31;m before at surety 3=41;m before at=53;m before con=-35
m before de surety 1=-18;m before de surety 2=37;m before de surety 3=19;m before de=25;m before el surety 1=27
m before el=40;m before en surety 3=26;m before en=49;m before from=10;m before is surety 1=25;m before is=26
m before it surety 1=17;m before it=29;m before la surety 2=-12;m before la surety 3=35;m before of surety 1=-41
m before of=-45;m before the surety 1=20;m before the surety 3=18;m before the=12;m before with surety 3=22
m before your surety 1=41;m before your=50;m bo at-sign ordinary none=35;m bo comma ordinary none=10
m bo dash ordinary none=20;m bo first ordinary all=-16;m bo first ordinary some=46;m bo inside ordinary all=-13
m bo inside ordinary some=-29;m bo line ordinary none=16;m bo sentence ordinary all=14;m bo sentence ordinary some=32
m bs at-sign surety 1=55;m bs bracket surety 3=21;m bs comma surety 1=21;m bs comma surety 2=47;m bs first surety 0=-10
m bs first surety 2=28;m bs first surety 3=20;m bs inside surety 0=-41;m bs line surety 3=22;m bs sentence surety 0=8
m bs sentence surety 3=39;m capitals=21;m elsewhere surety 1=-17;m elsewhere surety 2=11;m elsewhere surety 3=-13
m elsewhere=-29;m event last=27;m first name=20;m in last sentence=61;m inner capital=50;m kind first=-25;m kind last=9
m loose surety 0=-21;m loose surety 1=-13;m loose surety 2=16;m loose surety 3=-13;m loose=-18;m meant false=-67
m meant true=11;m no name all=-67;m no name last=-28;m no rival=11;m not worded=-60;m number first=-33
m ordinary first=-9;m ordinary last=-12;m ordinary none=12;m owner=22;m person first=9;m place last=-43
m places all=-30;m presenting surety 2=25;m presenting surety 3=17;m presenting=51;m rival 0 to first=-19
m rival 0 to full=24;m rival 0 to initials=37;m rival 0 to inside=28;m rival 0 to lead=-12;m rival 0 to sentence=17
m rival 0 to worded=44;m rival 1 to core=-9;m rival 1 to first=11;m rival 1 to full=25;m rival 1 to initials=28
m rival 1 to lead=22;m rival 1 to other=-22;m rival 1 to sentence=57;m rival 1 to worded=25;m rival 10 to at-sign=21
m rival 10 to core=-17;m rival 10 to first=47;m rival 10 to full=10;m rival 10 to handle=21;m rival 10 to inside=-35
m rival 10 to other=39;m rival 11 to colon=-15;m rival 11 to core=-30;m rival 11 to first=21;m rival 11 to full=36
m rival 11 to initials=25;m rival 11 to inside=-50;m rival 11 to lead=-30;m rival 11 to other=-27
m rival 12 to full=-27;m rival 12 to inside=-24;m rival 2 to core=49;m rival 2 to first=-19;m rival 2 to full=-18
m rival 2 to other=-18;m rival 2 to sentence=21;m rival 2 to worded=-26;m rival 3 to at-sign=8;m rival 3 to core=9
m rival 3 to first=-12;m rival 3 to full=-10;m rival 3 to other=-25;m rival 3 to sentence=-14;m rival 4 to comma=12
m rival 4 to first=29;m rival 4 to full=25;m rival 4 to initials=10;m rival 4 to lead=20;m rival 4 to other=-19
m rival 4 to sentence=13;m rival 5 to first=-18;m rival 5 to inside=18;m rival 5 to lead=37;m rival 5 to other=-15
m rival 5 to sentence=30;m rival 5 to worded=44;m rival 6 to core=19;m rival 6 to first=28;m rival 6 to full=-14
m rival 6 to inside=9;m rival 6 to lead=12;m rival 6 to worded=40;m rival 7 to core=22;m rival 7 to full=-15
m rival 7 to other=30;m rival 8 to full=-10;m rival 8 to lead=11;m rival 8 to other=21;m rival 9 to core=14
m rival 9 to full=-23;m rival 9 to inside=-24;m rival before 0=12;m rival before 10=-29;m rival before 11=-28
m rival before 12=-27;m rival before 1=22;m rival before 2=-22;m rival before 3=27;m rival before 4=11
m rival before 5=37;m rival before 9=-46;m rival behind 10=43;m rival behind 11=34;m rival behind 1=9
m rival behind 3=-43;m rival behind 6=36;m rival behind 7=16;m rival behind 9=20;m rival colon word to first=48
m rival comma end to sentence=11;m rival first colon to first=21;m rival first colon to inside=-45
m rival first colon to sentence=-19;m rival first sentence to inside=9;m rival first word to at-sign=11
m rival first word to inside=-17;m rival first word to sentence=8;m rival greeted word to inside=-25
m rival inside comma to first=-8;m rival inside comma to inside=-16;m rival inside comma to sentence=51
m rival inside end to first=-16;m rival inside end to inside=9;m rival inside end to sentence=50
m rival inside other to first=22;m rival inside other to inside=31;m rival inside sentence to first=-13
m rival inside sentence to sentence=35;m rival inside word to at-sign=22;m rival inside word to first=-14
m rival inside word to sentence=-36;m rival sentence city to comma=35;m rival sentence comma to inside=20
m rival sentence end to first=45;m rival sentence end to inside=17;m rival sentence end to sentence=-14
m rival sentence sentence to sentence=39;m rival sentence word to first=-48;m rival sentence word to inside=-10
m rival sentence word to sentence=37;m service=36;m short capitals=17;m so surety 0 ordinary all=-25
m so surety 0 ordinary none=-27;m so surety 1 ordinary all=19;m so surety 1 ordinary some=25
m so surety 2 ordinary none=37;m so surety 2 ordinary some=-14;m so surety 3 ordinary none=33;m speaker surety 1=37
m speaker surety 3=37;m speaker=46;m surety 0=-36;m surety 1=17;m surety 3=29;m third party=-17;m tied surety 3=24
m tied=28;m title=30;m topic first=32;m worded=20;m words 1=-15;m words 2=32;m words 3=13;m words 4=27;m=10
o a bracket=-45;o a city=28;o a colon=9;o a dash=-13;o a end=-61;o a number=-38;o a opt-out=-50;o a other=-66
o a picture=-33;o a sentence=-32;o a word=-33;o above -1=68;o above -2=49;o above -3=30;o above -4=10;o above -6=-20
o above 0=83;o above 1=79;o above 2=73;o above 3=64;o above 4=48;o above 6=31;o above 9=36;o after and inside=-39
o after and=-48;o after are first=-36;o after are inside=-15;o after are sentence=-48;o after are=-35
o after at first=-23;o after at inside=-24;o after at sentence=-11;o after at=-32;o after by sentence=-18
o after by=-24;o after de first=-29;o after de=-28;o after en inside=-19;o after en sentence=-23;o after en=-35
o after for first=-19;o after for inside=28;o after for sentence=-28;o after for=13;o after from=-16
o after has first=-18;o after has sentence=14;o after has=-29;o after here inside=11;o after here=14
o after in first=-33;o after in inside=-19;o after in sentence=-17;o after in=-47;o after is colon=-23
o after is sentence=-36;o after los=-31;o after office=12;o after on inside=-13;o after on sentence=-24;o after on=-34
o after or inside=-25;o after or sentence=-16;o after or=-32;o after to comma=-14;o after to inside=-22
o after to sentence=-36;o after to=-43;o after was=22;o after will first=14;o after will sentence=11;o after will=17
o after with=-12;o after y inside=-42;o after y sentence=-20;o after y=-52;o after ya=-14;o alike none=-26
o alike strong=-43;o alike=-34;o at-sign facing first=24;o at-sign facing inside=-18;o at-sign facing none=25
o b at-sign=31;o b bracket=-36;o b colon=-64;o b comma=-38;o b dash=-49;o b greeted=-51;o b inside=-46;o b sentence=-20
o ba at-sign comma=-11;o ba bracket bracket=-36;o ba colon comma=-31;o ba colon sentence=-29;o ba colon word=-43
o ba comma comma=-41;o ba comma end=-49;o ba comma other=-21;o ba comma sentence=20;o ba comma word=-57
o ba dash comma=-40;o ba dash sentence=-9;o ba dash word=-15;o ba first colon=13;o ba first dash=-22
o ba first other=-41;o ba first sentence=-11;o ba first word=-9;o ba greeted word=-36;o ba inside colon=-28
o ba inside comma=-14;o ba inside end=-39;o ba inside opt-out=-35;o ba inside other=-42;o ba inside sentence=-25
o ba inside word=-28;o ba sentence city=9;o ba sentence end=-10;o ba sentence number=-32;o ba sentence opt-out=-45
o ba sentence other=-31;o ba sentence sentence=-54;o ba sentence word=-34;o bas colon comma surety 1=-15
o bas colon comma surety 2=-27;o bas colon comma surety 3=-24;o bas colon sentence surety 1=-15
o bas colon word surety 0=-33;o bas colon word surety 1=-24;o bas colon word surety 3=-23
o bas comma comma surety 0=-32;o bas comma other surety 0=-13;o bas comma sentence surety 0=-37
o bas comma word surety 0=-21;o bas comma word surety 1=-40;o bas dash word surety 1=-20;o bas first colon surety 0=-39
o bas first colon surety 2=13;o bas first colon surety 3=50;o bas first comma surety 0=-45
o bas first comma surety 1=15;o bas first other surety 1=-15;o bas first sentence surety 0=-30
o bas first sentence surety 1=-13;o bas first word surety 0=-44;o bas first word surety 1=-38
o bas first word surety 2=15;o bas first word surety 3=42;o bas greeted word surety 0=-50
o bas greeted word surety 1=-30;o bas inside city surety 0=-13;o bas inside colon surety 0=-40
o bas inside colon surety 1=18;o bas inside colon surety 3=-15;o bas inside comma surety 0=-60
o bas inside comma surety 1=-59;o bas inside comma surety 2=-53;o bas inside comma surety 3=29
o bas inside end surety 0=-40;o bas inside end surety 1=-42;o bas inside end surety 2=-9;o bas inside end surety 3=-15
o bas inside opt-out surety 0=-25;o bas inside opt-out surety 1=-24;o bas inside other surety 0=-19
o bas inside other surety 1=-21;o bas inside sentence surety 0=-62;o bas inside sentence surety 1=-50
o bas inside sentence surety 2=-56;o bas inside sentence surety 3=33;o bas inside word surety 0=-42
o bas inside word surety 1=-14;o bas inside word surety 2=-31;o bas inside word surety 3=-13
o bas sentence city surety 0=24;o bas sentence colon surety 1=-30;o bas sentence comma surety 0=-35
o bas sentence comma surety 1=-51;o bas sentence comma surety 2=27;o bas sentence end surety 0=-56
o bas sentence end surety 1=-23;o bas sentence end surety 2=19;o bas sentence end surety 3=-38
o bas sentence number surety 1=-32;o bas sentence opt-out surety 0=-30;o bas sentence other surety 0=-31
o bas sentence other surety 1=-21;o bas sentence sentence surety 0=-35;o bas sentence sentence surety 1=-37
o bas sentence sentence surety 2=-43;o bas sentence word surety 0=-62;o bas sentence word surety 1=-85
o bas sentence word surety 3=31;o before a surety 1=-31;o before and surety 1=-26;o before and=-26
o before at surety 1=-55;o before at surety 2=-38;o before at surety 3=15;o before by surety 0=-26
o before by surety 1=-23;o before by=-38;o before coach=-28;o before code surety 1=-39;o before code=-39
o before con surety 1=-23;o before con=-35;o before de surety 0=-27;o before de surety 1=-40;o before de surety 2=-36
o before de=-10;o before del surety 1=-14;o before del=-33;o before el surety 1=-34;o before el surety 2=-33
o before el=-47;o before en surety 1=-39;o before en surety 2=-57;o before en surety 3=11;o before en=-41
o before for surety 0=-22;o before for surety 1=-8;o before from surety 3=38;o before from=28;o before hi surety 0=-32
o before hi=-25;o before in surety 0=-12;o before in surety 1=-31;o before in=-23;o before is surety 0=-28
o before is surety 1=-31;o before is surety 2=-45;o before is surety 3=27;o before la surety 1=-17
o before la surety 2=-29;o before la surety 3=-46;o before la=-63;o before las=-52;o before los surety 1=-26
o before los=-17;o before of=-18;o before on surety 0=-35;o before on surety 1=-29;o before on=-31
o before or surety 0=-12;o before or=-22;o before por=-18;o before strong=9;o before su=-20;o before the surety 1=-8
o before the surety 2=-37;o before the surety 3=-74;o before the=-61;o before to surety 0=-14;o before to surety 1=-27
o before to=-28;o before weak=-25;o before with surety 1=-34;o before your surety 0=-9;o before your surety 1=-36
o before your=-44;o behind strong=-51;o behind weak=-26;o behind=-51;o colon comma facing first=-10
o colon comma facing inside=-33;o colon facing colon=-31;o colon facing first=-16;o colon facing inside=-38
o colon facing none=-27;o colon sentence facing inside=-28;o colon sentence facing none=-10
o colon word facing first=-14;o colon word facing inside=-38;o colon word facing none=-30
o comma comma facing inside=-36;o comma end facing sentence=-30;o comma facing first=-36;o comma facing inside=11
o comma facing none=-61;o comma facing sentence=-31;o comma sentence facing first=-34;o comma sentence facing inside=30
o comma word facing inside=-21;o comma word facing none=-40;o dash facing first=-21;o dash facing none=-41
o dash word facing first=-19;o elsewhere surety 0=-51;o elsewhere surety 1=-23;o elsewhere surety 2=-57
o elsewhere surety 3=35;o facing address colon=-27;o facing address inside=-21;o facing core colon=-26
o facing core comma=-9;o facing core dash=-11;o facing core first-bracket=-15;o facing core inside=-13
o facing core line=-29;o facing core sentence=-18;o facing full at-sign=-39;o facing full bracket=-13
o facing full comma=-42;o facing full dash=-19;o facing full first=-77;o facing full greeted=-26
o facing full inside=14;o facing full sentence=18;o facing handle at-sign=-37;o facing handle inside=-21
o facing initials dash=-12;o facing initials first=-36;o facing initials sentence=-34;o facing joined colon=-21
o facing joined inside=-34;o facing lead colon=-13;o facing lead first=27;o facing lead inside=-31
o facing lead line=-12;o facing lead sentence=-23;o facing none=-34;o facing other first=-17;o facing other inside=-49
o facing other sentence=-45;o facing worded colon=-31;o facing worded first=-29;o facing worded inside=12
o facing worded sentence=-19;o first colon facing colon=10;o first colon facing first=-11
o first colon facing inside=18;o first colon facing none=21;o first comma facing inside=12
o first comma facing none=-34;o first comma facing sentence=-33;o first facing comma=-10;o first facing first=-22
o first facing sentence=25;o first other facing sentence=-22;o first sentence facing inside=13
o first word facing colon=-51;o first word facing comma=-22;o first word facing first=30;o first word facing inside=-46
o first word facing none=-12;o first word facing sentence=21;o greeted facing inside=-45;o greeted facing none=-29
o greeted word facing inside=-31;o greeted word facing none=-18;o inside city facing comma=-16
o inside colon facing first=-25;o inside colon facing inside=-35;o inside colon facing none=-17
o inside comma facing colon=-12;o inside comma facing first=-52;o inside comma facing none=-27
o inside comma facing sentence=-36;o inside end facing at-sign=-20;o inside end facing first=-33
o inside end facing inside=-56;o inside end facing none=-18;o inside end facing sentence=-19
o inside facing at-sign=-32;o inside facing colon=-36;o inside facing comma=-24;o inside facing dash=-12
o inside facing first=-66;o inside facing inside=-11;o inside facing line=-14;o inside facing none=-42
o inside facing sentence=-23;o inside opt-out facing first=-20;o inside opt-out facing inside=-29
o inside opt-out facing none=-19;o inside opt-out facing sentence=-10;o inside other facing inside=-31
o inside other facing none=-16;o inside other facing sentence=-24;o inside sentence facing at-sign=-9
o inside sentence facing comma=-25;o inside sentence facing first=-21;o inside sentence facing inside=-22
o inside sentence facing none=-16;o inside sentence facing sentence=-21;o inside word facing at-sign=-32
o inside word facing first=-30;o inside word facing inside=-20;o inside word facing none=-18
o inside word facing sentence=-27;o loose surety 0=-43;o loose surety 1=-41;o loose surety 2=-16;o loose surety 3=-25
o loose=-40;o no worded=-24;o none 0=-105;o none 10=102;o none 11=47;o none 12=30;o none 1=-114;o none 2=-48
o none 3=-101;o none 4=-11;o none 5=-73;o none 8=47;o none 9=54;o none ba colon sentence=-10;o none ba colon word=-30
o none ba comma word=-40;o none ba first colon=21;o none ba first comma=-34;o none ba first word=-12
o none ba greeted word=-18;o none ba inside colon=-17;o none ba inside comma=-27;o none ba inside end=-18
o none ba inside opt-out=-19;o none ba inside other=-16;o none ba inside sentence=-16;o none ba inside word=-18
o none ba sentence comma=25;o none ba sentence other=-17;o none ba sentence sentence=-32;o none ba sentence word=-50
o none presented from=40;o none presented introduction=22;o none presented label=99;o none presented place=18
o none presented signature=18;o none presented subject=17;o none=-34;o other presented bracket=-18
o other presented code=-38;o other presented domain=-54;o other presented from=20;o other presented handle=-32
o other presented introduction=26;o other presented place=-36;o other presented possessive=13
o other presented signature=-29;o other presented subject=-35;o presented domain=-9;o presented from=60
o presented handle=-17;o presented introduction=53;o presented label=27;o presented signature=-18
o presented subject=58;o presenting surety 2=12;o presenting=11;o rank 1=-49;o rank 2=-73;o rank 3=-61;o rank 4=-72
o sentence city facing comma=-34;o sentence comma facing first=-29;o sentence comma facing inside=-60
o sentence comma facing none=25;o sentence end facing first=-20;o sentence end facing inside=-62
o sentence end facing sentence=-14;o sentence facing at-sign=-17;o sentence facing colon=-41
o sentence facing comma=-33;o sentence facing inside=-56;o sentence facing sentence=-15
o sentence number facing inside=-23;o sentence opt-out facing inside=-35;o sentence other facing first=-9
o sentence other facing inside=-32;o sentence other facing none=-17;o sentence sentence facing inside=-24
o sentence sentence facing none=-32;o sentence sentence facing sentence=-41;o sentence word facing at-sign=-10
o sentence word facing comma=-24;o sentence word facing first=10;o sentence word facing inside=-23
o sentence word facing none=-50;o sentence word facing sentence=-53;o speaker surety 1=-21;o speaker surety 3=20
o speaker=13;o strong 0=-92;o strong 12=32;o strong 1=-122;o strong 2=-88;o strong 3=-66;o strong 4=-69;o strong 6=23
o strong 7=13;o strong 9=23;o strong ba colon comma=-20;o strong ba colon sentence=-41;o strong ba colon word=-22
o strong ba comma comma=-27;o strong ba comma other=-21;o strong ba comma sentence=28;o strong ba comma word=-27
o strong ba dash word=-14;o strong ba first colon=13;o strong ba first other=-40;o strong ba greeted word=-22
o strong ba inside city=30;o strong ba inside colon=-33;o strong ba inside comma=22;o strong ba inside end=-56
o strong ba inside opt-out=-27;o strong ba inside other=-35;o strong ba inside sentence=-20;o strong ba inside word=-82
o strong ba sentence city=-35;o strong ba sentence comma=-11;o strong ba sentence end=-63
o strong ba sentence opt-out=-24;o strong ba sentence other=-33;o strong ba sentence sentence=-43
o strong ba sentence word=-15;o strong presented domain=-28;o strong presented from=48;o strong presented handle=-51
o strong presented introduction=49;o strong presented signature=-24;o strong presented subject=66;o strong=-22
o surety 0=-86;o surety 1=-62;o surety 3=40;o tied surety 0=-27;o tied surety 1=-36;o tied surety 3=19;o tied=15
o weak 0=-67;o weak 11=26;o weak 1=-92;o weak 2=-92;o weak 3=-79;o weak 4=-78;o weak 5=-63;o weak 6=12;o weak 7=25
o weak ba colon comma=-26;o weak ba colon word=-28;o weak ba comma sentence=-40;o weak ba comma word=-34
o weak ba dash word=-10;o weak ba first sentence=-23;o weak ba first word=-18;o weak ba inside colon=-34
o weak ba inside comma=-76;o weak ba inside end=-32;o weak ba inside opt-out=-21;o weak ba inside other=-19
o weak ba inside sentence=-18;o weak ba inside word=13;o weak ba sentence comma=-51;o weak ba sentence end=-29
o weak ba sentence opt-out=-32;o weak ba sentence other=-17;o weak ba sentence sentence=-23
o weak presented introduction=10;o weak presented signature=-50;o weak presented subject=10;o weak=-29
o worded other 0=77;o worded other 1=-13;o worded other 3=-14;o worded other 4=-23;o worded own=30;o=-41
right other trade=-68;right own=45;right trade=43;single false kind none place at-sign next sentence=18
single false kind none place colon next end=37;single false kind none place first next colon=20
single false kind none place first next word=43;single false kind none place inside next end=35
single false kind none place inside next word=51;single false kind none place sentence next end=9
single false kind ordinary place first next word=-12;single false kind ordinary place inside next comma=58
single false kind ordinary place inside next word=-15;single false kind particular place comma next end=32
single false kind particular place first next word=22;single false kind particular place inside next colon=12
single false kind particular place inside next end=-16;single false kind particular place inside next sentence=37
single false kind particular place sentence next end=35;single false kind particular place sentence next word=73
single false kind person place inside next word=-35;single true kind number place inside next word=-31
single true kind ordinary place first next colon=58;single true kind ordinary place first next word=-16
single true kind ordinary place inside next colon=-16;single true kind ordinary place inside next comma=-30
single true kind ordinary place inside next word=19;single true kind particular place first next colon=45
single true kind particular place first next word=-13;single true kind particular place inside next comma=8
single true kind particular place inside next end=17;single true kind particular place inside next number=13
single true kind particular place inside next sentence=-15;single true kind particular place inside next word=-20
single true kind particular place sentence next end=23;single true kind particular place sentence next word=-27
single true kind person place inside next word=22;single true kind place place inside next word=-39;street=-31
third behind label=-35;third lead=11;third other=23;third=17;word after =45;word after a=-11;word after and=-9
word after are=20;word after at=-54;word after by=-14;word after com=30;word after el=24;word after en=-26
word after for=-13;word after has=-20;word after here=46;word after in=-30;word after is=-40;word after la=26
word after le=51;word after no=30;word after office=21;word after on=37;word after reply=49;word after su=39
word after the=18;word after we=-25;word after will=32;word after y=-38;word before a=-45;word before and=-25
word before at=53;word before con=-35;word before de=25;word before el=40;word before en=49;word before from=10
word before is=26;word before it's=36;word before it=-19;word before of=-45;word before the=12;word before your=50
words before at the=46;words before de la=46;words before for the=-38
`;
